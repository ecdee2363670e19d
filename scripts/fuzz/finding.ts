import { type Answer, type Case, type Difference, textOf } from './case.ts'

/** A difference that nothing explains, with what makes it again. */
export interface Finding {
  readonly difference: Difference
  /** Seed of the workspace in which it was found; undefined when the case was given. */
  readonly seed?: number
  /** False: it was seen once, and not again, so that it hangs on chance. */
  readonly again: boolean
}

/** The case that shows a difference: what there was, and the calls up to the one that differs. */
export function caseOf({ items, before, call }: Difference): Case {
  return { items, calls: [...before, call] }
}

/** What kind of difference it is: equal for differences that most likely have one cause, so that it is told once. */
export function signature({ call, pi, reference, tree }: Difference): string {
  const differing = (['content', 'details', 'structuredContent', 'isError'] as const).filter(
    (part) => JSON.stringify(pi[part]) !== JSON.stringify(reference[part]),
  )
  const places = tree.map(
    ({ pi: a, reference: b }) => `${a?.kind ?? 'nothing'}/${b?.kind ?? 'nothing'}/${a?.size === b?.size}`,
  )
  const named = (call.arguments as { path?: unknown } | null)?.path
  const outcomes = [pi, reference].map((answer) => outcome(answer, typeof named === 'string' ? named : ''))
  return [call.tool, ...outcomes, differing.join('+'), [...new Set(places)].join()].join(' | ')
}

function outcome(answer: Answer, named: string): string {
  if (answer.fault !== undefined) return answer.fault
  return answer.isError ? `error ${gist(textOf(answer), named)}` : 'answered'
}

/** A text without what varies from case to case: the path, numbers, and everything in quotes. */
function gist(text: string, named: string): string {
  const [code] = /^E[A-Z0-9]{2,}\b/.exec(text) ?? []
  if (code !== undefined) return code
  return (named === '' ? text : text.replaceAll(named, '…'))
    .slice(0, 200)
    .replaceAll(/"[^"]*"|'[^']*'|\$WORKSPACE\S*/g, '…')
    .replaceAll(/\d+/g, 'N')
    .split('\n', 2)
    .join(' ')
}
