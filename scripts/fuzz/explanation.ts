import type { Difference } from './case.ts'

/**
 * A difference that is known: pi violates a rule of class sane, or both answers are right because no rule judges them. It must be
 * narrow, so that it hides nothing else: a test tries the examples.
 */
export interface Explanation {
  /** A rule of class sane, such as `EDIT-007`, or the title of a docket in `spec/deviations/`, as `read: a trailing slash`. */
  readonly because: string
  accepts(difference: Difference): boolean
  /** A difference that it accepts. */
  readonly example: Difference
  /** One that looks like it, and that it must not accept. */
  readonly counterexample: Difference
}

/** A difference for an example: a call, both answers as texts, and what differs besides. */
export function example(
  tool: string,
  args: unknown,
  pi: string | { error: string },
  reference: string | { error: string },
  more: Partial<Difference> = {},
): Difference {
  return {
    items: [],
    before: [],
    call: { tool, arguments: args },
    pi: answer(pi),
    reference: answer(reference),
    tree: [],
    ...more,
  }
}

function answer(said: string | { error: string }): Difference['pi'] {
  const text = typeof said === 'string' ? said : said.error
  return { isError: typeof said !== 'string', content: [{ type: 'text', text }] }
}
