import { UsageError } from '../cli/usage-error.ts'
import { belongsTo, PROFILES } from '../verdict/profiles.ts'
import { registry } from './registry.ts'
import { type CatalogueEntry, catalogue } from './scenarios.ts'

export interface Filter {
  readonly profile?: string
  readonly rules?: readonly string[]
  readonly areas?: readonly string[]
  readonly scenarios?: readonly string[]
}

export interface Selection {
  readonly entries: readonly CatalogueEntry[]
  /** Everything that there is, or everything of a profile: only such a run is worth a certificate. */
  readonly complete: boolean
}

/**
 * The scenarios that a filter selects.
 *
 * @throws UsageError when a name in the filter does not exist
 */
export function select(filter: Filter): Selection {
  const { rules } = registry()
  const { entries } = catalogue()
  const areas = new Set([...rules.values()].map(({ area }) => area))
  check('rule', filter.rules, new Set(rules.keys()), 'pi-conformance rules list')
  check('area', filter.areas, areas, `the areas are ${[...areas].sort().join(', ')}`)
  check(
    'scenario',
    filter.scenarios,
    new Set(entries.map(({ id }) => id)),
    'features/canonical.json lists them',
  )
  check(
    'profile',
    filter.profile === undefined ? [] : [filter.profile],
    new Set(Object.keys(PROFILES)),
    `the profiles are ${Object.keys(PROFILES).join(', ')}`,
  )
  const chosen = entries.filter(({ id, rule: ruleId }) => {
    const rule = rules.get(ruleId)
    if (filter.profile && !(rule && belongsTo(rule, filter.profile))) return false
    if (filter.areas?.length && !(rule && filter.areas.includes(rule.area))) return false
    if (filter.rules?.length && !filter.rules.includes(ruleId)) return false
    return !filter.scenarios?.length || filter.scenarios.includes(id)
  })
  return {
    entries: chosen,
    complete: !(filter.areas?.length || filter.rules?.length || filter.scenarios?.length),
  }
}

function check(
  what: string,
  names: readonly string[] | undefined,
  known: ReadonlySet<string>,
  hint: string,
): void {
  const unknown = names?.find((name) => !known.has(name))
  if (unknown !== undefined) throw new UsageError(`There is no ${what} "${unknown}"; ${hint}.`)
}
