import type { Selection } from '../catalogue/select.ts'
import type { Baseline } from '../verdict/baseline.ts'
import type { CertifyOptions } from './certify-options.ts'
import { judgeLive } from './judge-live.ts'
import { openOutputs } from './outputs.ts'
import type { SubjectArgument } from './subject-argument.ts'
import { UsageError } from './usage-error.ts'

/** Judges a part of the selection for another process: each result is a JSON line on stdout. */
export async function judgePart(
  argument: SubjectArgument,
  { part = '', ...options }: CertifyOptions,
  selection: Selection,
  baseline: Baseline,
): Promise<number> {
  const [index = 0, count = 0] = part.split('/').map(Number)
  if (argument.kind !== 'live' || !(index >= 1 && index <= count))
    throw new UsageError(`--part takes 1/N to N/N; received "${part}".`)
  const outputs = await openOutputs(options)
  const judged = await judgeLive(
    argument.subject,
    { ...options, workers: 1 },
    { ...selection, entries: partOf(selection.entries, index, count) },
    {
      baseline,
      outputs,
      onResult: (result) =>
        void process.stdout.write(`${JSON.stringify({ progress: result.id, verdict: result.verdict })}\n`),
    },
  )
  await outputs.end()
  for (const result of judged.results.values()) process.stdout.write(`${JSON.stringify(result)}\n`)
  return 0
}

/** Neighbours go to different parts, so that slow areas are shared. */
export function partOf<T>(entries: readonly T[], index: number, count: number): T[] {
  return entries.filter((_, position) => position % count === index - 1)
}
