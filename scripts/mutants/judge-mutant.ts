import { type CatalogueEntry, catalogue } from '../../harness/catalogue/scenarios.ts'
import { judgeSelection } from '../../harness/run/certify.ts'
import { LivePasses } from '../../harness/run/live-passes.ts'
import { bundledManifest, readManifest, type SubjectDescription } from '../../harness/subject/manifest.ts'
import { noBaseline } from '../../harness/verdict/baseline.ts'
import type { ScenarioResult } from '../../harness/verdict/types.ts'
import type { LoadedMutant } from './load-mutants.ts'

export interface MutantVerdict {
  /** `not applicable`: this place offers nothing that its rule needs, such as Windows. */
  readonly outcome: 'killed' | 'survived' | 'not applicable'
  /** Why it is not killed. */
  readonly why: string | undefined
}

/** Runs the scenarios of the mutant's rule, and its control, against the mutant. */
export async function judgeMutant(loaded: LoadedMutant): Promise<MutantVerdict> {
  const { mutant } = loaded
  const entries = catalogue().entries
  const mine = entries.filter(({ rule }) => rule === mutant.kills)
  const control = entries.find(({ id }) => id === mutant.control)
  if (mine.length === 0) return { outcome: 'survived', why: `${mutant.kills} has no scenario` }
  if (!control) return { outcome: 'survived', why: `the control ${mutant.control} is no scenario` }
  const results = await judgeAgainst(loaded, [...mine, control])
  const applicable = mine
    .map(({ id }) => results.get(id))
    .filter((result) => result?.verdict !== 'not applicable')
  if (applicable.length === 0) return { outcome: 'not applicable', why: said(results.get(mine[0]?.id ?? '')) }
  const healthy = results.get(control.id)
  if (healthy?.verdict !== 'held') {
    return { outcome: 'survived', why: `the control ${control.id} is ${healthy?.verdict}: ${said(healthy)}` }
  }
  const verdicts = mine.map(({ id }) => results.get(id))
  if (verdicts.some((result) => isKill(result, mutant.hangs === true)))
    return { outcome: 'killed', why: undefined }
  const seen = verdicts.map(
    (result) => `${result?.id} ${result?.verdict}${result?.verdict === 'held' ? '' : ` (${said(result)})`}`,
  )
  return { outcome: 'survived', why: seen.slice(0, 3).join('; ') }
}

export async function judgeAgainst(
  { mutant, file, export: name }: LoadedMutant,
  entries: readonly CatalogueEntry[],
): Promise<Map<string, ScenarioResult>> {
  const passes = await LivePasses.start({
    subject: reference(),
    transport: 'in-process',
    replacements: [{ unit: mutant.unit, file, export: name }],
  })
  try {
    return await judgeSelection({ selection: { entries, complete: false }, passes, baseline: noBaseline })
  } finally {
    await passes.close()
  }
}

/** Violated by a differing value. A death or a protocol error does not count, and silence only for a rule that promises an end. */
export function isKill(result: ScenarioResult | undefined, hangs: boolean): boolean {
  const violation = result?.verdict === 'violated' ? result.violation : undefined
  if (!violation) return false
  if (violation.pin.code === 'no-answer') return hangs
  return (
    violation.pin.code === 'differs' &&
    !(violation.aspect === 'answer' && String(violation.received).startsWith('error '))
  )
}

function said(result: ScenarioResult | undefined): string {
  return result?.reason ?? result?.violation?.pin.text ?? ''
}

let described: SubjectDescription | undefined

function reference(): SubjectDescription {
  const manifest = bundledManifest('reference')
  if (!manifest) throw new Error('The adapter of the reference is not there.')
  described ??= readManifest(manifest)
  return described
}
