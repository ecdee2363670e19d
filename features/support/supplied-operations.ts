import type { Observed } from '../../harness/observe/observed.ts'
import type { Reverse } from '../../harness/observe/reverse.ts'
import type { World } from './world.ts'

/** What an operation answers: a result, or a failure as a system call would. */
export interface SuppliedAnswer {
  readonly operation: string
  /** Absolute. */
  readonly path: string
  /** A result as JSON, or a code such as `EACCES`. */
  readonly answer: string
}

/**
 * Calls a tool with operations that the scenario supplies, and answers each as it was told; whatever it was not told is missing.
 *
 * @returns the answer of the call
 */
export async function callOverOperations(
  world: World,
  tool: string,
  args: unknown,
  answers: readonly SuppliedAnswer[],
): Promise<Observed<unknown>> {
  const call = world.subject.callTool(tool, args, { operations: true, call: 'supplied' })
  const ended = call.outcome().then(() => undefined)
  for (;;) {
    const next = world.subject.reverse(call).catch(() => undefined)
    const reverse = await Promise.race([next, ended])
    if (reverse === undefined) return call.answer()
    answerOne(reverse, answers)
  }
}

function answerOne(reverse: Reverse, answers: readonly SuppliedAnswer[]): void {
  const asked = reverse.params.at('path').value ?? reverse.params.at('cwd').value
  const found = answers.find(
    ({ operation, path }) => reverse.method === `operation/${operation}` && asked === path,
  )
  const answer = found?.answer ?? 'ENOENT'
  if (/^E[A-Z]+$/.test(answer)) return reverse.fail(answer, `${answer}: refused, '${asked}'`)
  reverse.answer(JSON.parse(answer))
}
