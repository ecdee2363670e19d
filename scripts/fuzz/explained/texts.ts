import { type Answer, type Difference, textOf } from '../case.ts'

/** The arguments of the call, when they are an object. */
export function argumentsOf({ call }: Difference): Readonly<Record<string, unknown>> {
  return typeof call.arguments === 'object' && call.arguments !== null && !Array.isArray(call.arguments)
    ? (call.arguments as Record<string, unknown>)
    : {}
}

/** Does a subject fail with a text that matches? */
export function fails(answer: Answer, text: RegExp): boolean {
  return answer.isError === true && text.test(textOf(answer))
}

/** Is everything but the texts of the contents equal? */
export function onlyTextsDiffer({ pi, reference, tree }: Difference): boolean {
  const rest = ({ content: _, ...others }: Answer) => JSON.stringify(others)
  return tree.length === 0 && rest(pi) === rest(reference)
}
