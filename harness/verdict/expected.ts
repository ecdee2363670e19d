import { rider, SIDE_EFFECTS } from '../catalogue/result-ids.ts'
import type { ScenarioResult } from './types.ts'

/**
 * Ids of the results without which a run is incomplete: each selected scenario, and the judgement of TOOL-001 that rides on each
 * scenario of tools that was held. One that was not held did not come to its end, so that nothing is expected after it.
 */
export function expectedResults({
  expected,
  ridden,
  results,
}: {
  readonly expected: readonly string[]
  readonly ridden: ReadonlySet<string>
  readonly results: ReadonlyMap<string, ScenarioResult>
}): string[] {
  return expected.flatMap((id) =>
    ridden.has(id) && results.get(id)?.verdict === 'held' ? [id, rider(SIDE_EFFECTS, id)] : [id],
  )
}
