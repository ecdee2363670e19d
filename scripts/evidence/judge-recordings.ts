import type { CatalogueEntry } from '../../harness/catalogue/scenarios.ts'
import type { Recording, TranscriptHeader } from '../../harness/observe/transcript.ts'
import type { ComparisonAttachment } from '../../harness/run/attachments.ts'
import { judgeSelection } from '../../harness/run/certify.ts'
import { ReplayRun } from '../../harness/run/replay-run.ts'
import { noBaseline } from '../../harness/verdict/baseline.ts'
import type { ScenarioResult } from '../../harness/verdict/types.ts'

/** Comparisons of one attempt at a scenario, and the id of the result that they led to. */
export interface Compared {
  readonly result: string
  readonly attempt: number
  readonly comparisons: readonly ComparisonAttachment[]
}

/** Judges recordings; a scenario whose recording is refused could not run, and the others are judged all the same. */
export async function judgeRecordings(
  entries: readonly CatalogueEntry[],
  header: TranscriptHeader,
  recordings: ReadonlyMap<string, Recording>,
): Promise<{ results: Map<string, ScenarioResult>; compared: Compared[] }> {
  const compared: Compared[] = []
  let attempt = 1
  const results = await judgeSelection({
    selection: { entries, complete: false },
    passes: {
      run: async (number) => {
        attempt = number
        return new ReplayRun(header, recordings, number)
      },
    },
    baseline: noBaseline,
    onComparisons: (result, comparisons) => void compared.push({ result, attempt, comparisons }),
  })
  return { results, compared }
}
