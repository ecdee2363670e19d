import type { Envelope } from '@cucumber/messages'
import type { CatalogueEntry } from '../catalogue/scenarios.ts'
import type { Selection } from '../catalogue/select.ts'
import type { Baseline } from '../verdict/baseline.ts'
import { Judge } from '../verdict/judge.ts'
import { settlePinned, settleRepeated, toRepeat } from '../verdict/second-pass.ts'
import type { ScenarioResult } from '../verdict/types.ts'
import type { ComparisonAttachment } from './attachments.ts'
import { runScenarios } from './cucumber.ts'
import type { Run } from './scenario.ts'

export interface Passes {
  /** The run of a pass, 1 or 2. Between them the subject is started afresh. */
  run(attempt: number): Promise<Run>
}

export interface JudgeOptions {
  readonly selection: Selection
  readonly passes: Passes
  readonly baseline: Baseline
  readonly seed?: string
  readonly onEnvelope?: (envelope: Envelope) => void
  readonly onResult?: (result: ScenarioResult) => void
  readonly onComparisons?: (id: string, comparisons: readonly ComparisonAttachment[]) => void
}

/** Runs the selected scenarios, those that were not answered a second time, and says what became of each. */
export async function judgeSelection(options: JudgeOptions): Promise<Map<string, ScenarioResult>> {
  const { selection, baseline, onResult } = options
  const results = new Map<string, ScenarioResult>()
  await pass(1, selection.entries, options, (result) => {
    const settled = settlePinned(result, baseline)
    results.set(result.id, settled)
    if (!settled.unanswered) onResult?.(settled)
  })
  const again = new Set(toRepeat([...results.values()], baseline))
  if (again.size === 0) return results
  const entries = selection.entries.filter(({ id }) => again.has(id))
  await pass(2, entries, options, (result) => {
    const first = results.get(result.id)
    const settled = first ? settleRepeated(first, result) : result
    results.set(result.id, settled)
    onResult?.(settled)
  })
  return results
}

async function pass(
  attempt: number,
  entries: readonly CatalogueEntry[],
  { passes, seed, onEnvelope, onComparisons }: JudgeOptions,
  onResult: (result: ScenarioResult) => void,
): Promise<void> {
  const steps = new Map(entries.map((entry) => [entry.id, entry.steps]))
  const judge = new Judge(steps, (result, comparisons) => {
    onResult(result)
    onComparisons?.(result.id, comparisons)
  })
  await runScenarios({
    scenarios: entries,
    run: await passes.run(attempt),
    ...(seed === undefined ? {} : { seed }),
    onEnvelope: (envelope) => {
      judge.accept(envelope)
      onEnvelope?.(envelope)
    },
  })
}
