import { existsSync, readFileSync } from 'node:fs'
import { type Static, Type } from '@sinclair/typebox'
import { scenarioOf } from '../catalogue/result-ids.ts'
import { UsageError } from '../cli/usage-error.ts'
import { faultOf } from '../subject/envelope.ts'
import type { ScenarioResult } from './types.ts'

/** The known violations of a subject: each with a reason, and the failure that is expected. */
export const Baseline = Type.Object(
  {
    subject: Type.String(),
    entries: Type.Record(
      Type.String(),
      Type.Object(
        {
          reason: Type.String(),
          issue: Type.Optional(Type.String()),
          pin: Type.Object({ code: Type.String(), text: Type.String() }, { additionalProperties: false }),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)
export type Baseline = Static<typeof Baseline>

/** What a baseline says of a run. Everything but `known` is red. */
export interface BaselineVerdict {
  /** Ids of violations that are as pinned. */
  readonly known: readonly string[]
  readonly problems: readonly {
    readonly id: string
    readonly kind: 'stale' | 'unknown id' | 'no reason' | 'different failure'
    readonly detail: string
  }[]
}

export const noBaseline: Baseline = { subject: '', entries: {} }

/** @throws UsageError when the file cannot be read or does not match the schema; it is never overwritten then */
export function readBaseline(file: string): Baseline {
  if (!existsSync(file))
    throw new UsageError(`The baseline ${file} is not there. --update-baseline makes one.`)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`The baseline ${file} cannot be read: ${(error as Error).message}`)
  }
  return parseBaseline(text, file)
}

export function parseBaseline(text: string, file: string): Baseline {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new UsageError(`The baseline ${file} is not JSON: ${(error as Error).message}`)
  }
  const problem = faultOf(Baseline, value)
  if (problem) throw new UsageError(`The baseline ${file} is not valid: ${problem}`)
  return value as Baseline
}

/**
 * Holds a run against its baseline. It never changes a verdict.
 *
 * @param selected ids of all scenarios of the run
 * @param canonical ids of all scenarios there are
 */
export function holdAgainst(
  baseline: Baseline,
  results: ReadonlyMap<string, ScenarioResult>,
  canonical: ReadonlySet<string>,
): BaselineVerdict {
  const known: string[] = []
  const problems: BaselineVerdict['problems'][number][] = []
  for (const [id, { reason, pin }] of Object.entries(baseline.entries)) {
    if (!canonical.has(scenarioOf(id))) {
      problems.push({ id, kind: 'unknown id', detail: 'the canonical list has no such scenario' })
      continue
    }
    if (reason.trim() === '')
      problems.push({ id, kind: 'no reason', detail: 'say why this violation is known' })
    const result = results.get(id)
    if (!result) continue
    if (result.verdict === 'held')
      problems.push({ id, kind: 'stale', detail: 'the scenario is held now; remove the entry' })
    if (result.verdict !== 'violated' || !result.violation) continue
    const found = result.violation.pin
    if (found.code === pin.code && found.text === pin.text) known.push(id)
    else
      problems.push({
        id,
        kind: 'different failure',
        detail: `pinned "${pin.code}: ${pin.text}", found "${found.code}: ${found.text}"`,
      })
  }
  return { known, problems }
}

/** The baseline for what a run has found: reasons that are there stay, new ones are empty, entries outside the run stay. */
export function updatedBaseline(
  subject: string,
  baseline: Baseline,
  results: ReadonlyMap<string, ScenarioResult>,
): Baseline {
  const entries: Baseline['entries'] = {}
  for (const [id, entry] of Object.entries(baseline.entries)) if (!results.has(id)) entries[id] = entry
  for (const [id, { verdict, violation }] of results) {
    if (verdict !== 'violated' || !violation) continue
    const earlier = baseline.entries[id]
    entries[id] = { ...earlier, reason: earlier?.reason ?? '', pin: violation.pin }
  }
  return {
    subject,
    entries: Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}
