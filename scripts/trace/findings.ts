import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '../../harness/catalogue/registry.ts'
import { scenarioOf } from '../../harness/catalogue/result-ids.ts'
import { catalogue } from '../../harness/catalogue/scenarios.ts'
import { packageRoot } from '../../harness/package-root.ts'
import { readBaseline } from '../../harness/verdict/baseline.ts'
import { isCondition } from '../../harness/world/conditions.ts'
import type { LoadedMutant } from '../mutants/load-mutants.ts'
import { canonical, vanished } from './canonical.ts'
import { goldenFindings } from './golden.ts'

/** Everything that is not in order between rules, scenarios, mutants, fixtures and baselines, as sentences. */
export function findings(mutants: readonly LoadedMutant[]): string[] {
  return [
    ...registry().problems.map(({ file, line, message }) => `${file}:${line}: ${message}`),
    ...catalogue().problems.map(({ uri, line, message }) => `${uri}:${line}: ${message}`),
    ...ruleFindings(),
    ...scenarioFindings(),
    ...canonicalFindings(),
    ...mutantFindings(mutants),
    ...baselineFindings(),
    ...goldenFindings(),
  ]
}

/** The largest share of MUST and SHOULD rules that may go without a mutant. */
const UNMUTATED = 0.03

function ruleFindings(): string[] {
  const { rules, retired } = registry()
  const found: string[] = []
  const tested = new Set(catalogue().entries.map(({ rule }) => rule))
  for (const rule of rules.values()) {
    const at = `${rule.file}:${rule.line}: ${rule.id}`
    if (retired.has(rule.id)) found.push(`${at} is a retired id; choose a new one`)
    if (rule.excluded === undefined && !tested.has(rule.id))
      found.push(`${at} has no scenario and no exclusion`)
    if (rule.excluded !== undefined && tested.has(rule.id))
      found.push(`${at} is excluded, and has a scenario`)
    for (const id of rule.depends)
      if (!rules.has(id)) found.push(`${at} depends on ${id}, which does not exist`)
    for (const need of rule.needs)
      if (!isNeed(need)) found.push(`${at} needs "${need}", which is no capability and no condition`)
    if (/\b(SF|RD|BA|TR|MQ|ED|WR|PA|DF|GR|FI|LS|IM|G)-\d+\b|shared\//.test(rule.source))
      found.push(`${at} cites a source outside the repository`)
  }
  return found
}

function scenarioFindings(): string[] {
  const { rules } = registry()
  const seen = new Map<string, string>()
  const found: string[] = []
  for (const { id, rule, uri, line, steps, needs } of catalogue().entries) {
    const at = `${uri}:${line}: ${id}`
    if (!rules.has(rule)) found.push(`${at} names a rule that does not exist`)
    if (seen.has(id)) found.push(`${at} stands in ${seen.get(id)} already`)
    seen.set(id, `${uri}:${line}`)
    if (steps.length === 0) found.push(`${at} has no steps`)
    for (const need of needs)
      if (!isNeed(need)) found.push(`${at} needs "${need}", which is no capability and no condition`)
  }
  return found
}

function canonicalFindings(): string[] {
  const written = canonical()
  const current = catalogue().entries.map(({ id }) => id)
  const found = vanished(written, current, registry().retired).map(
    (id) => `features/canonical.json: ${id} has vanished without a tombstone in spec/rules/retired.md`,
  )
  if (JSON.stringify(written) !== JSON.stringify(current))
    found.push('features/canonical.json is stale; run "npm run trace -- --write"')
  return found
}

function mutantFindings(mutants: readonly LoadedMutant[]): string[] {
  const { rules } = registry()
  const scenarios = new Map(catalogue().entries.map((entry) => [entry.id, entry]))
  const found: string[] = []
  for (const { name, mutant } of mutants) {
    if (!rules.has(mutant.kills)) found.push(`mutants/${name} kills ${mutant.kills}, which does not exist`)
    const control = scenarios.get(mutant.control)
    if (!control) found.push(`mutants/${name} has the control ${mutant.control}, which is no scenario`)
    else if (control.rule === mutant.kills)
      found.push(`mutants/${name} has a control of the rule that it kills`)
  }
  const killed = new Set(mutants.map(({ mutant }) => mutant.kills))
  const obliged = [...rules.values()].filter(
    ({ level, excluded }) => level !== 'MAY' && excluded === undefined,
  )
  for (const rule of obliged) {
    if (!killed.has(rule.id) && rule.unmutated === undefined)
      found.push(`${rule.file}:${rule.line}: ${rule.id} has no mutant`)
  }
  const without = obliged.filter(({ unmutated }) => unmutated !== undefined)
  if (without.length > obliged.length * UNMUTATED)
    found.push(
      `${without.length} of ${obliged.length} rules go without a mutant; at most ${UNMUTATED * 100} % may`,
    )
  return found
}

/** pi's baseline may name rules of class sane only, and each with a paragraph in `spec/deviations/`. */
function baselineFindings(): string[] {
  const { rules } = registry()
  const folder = join(packageRoot, 'spec', 'deviations')
  const deviations = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const scenarios = new Set(catalogue().entries.map(({ id }) => id))
  const found: string[] = []
  for (const adapter of readdirSync(join(packageRoot, 'adapters'))) {
    const file = join(packageRoot, 'adapters', adapter, 'baseline.json')
    if (!existsSync(file)) continue
    for (const [id, { reason }] of Object.entries(readBaseline(file).entries)) {
      const at = `adapters/${adapter}/baseline.json: ${id}`
      const rule = id.split(/[/@]/)[0] ?? ''
      if (!scenarios.has(scenarioOf(id))) found.push(`${at} is no scenario`)
      if (reason.trim() === '') found.push(`${at} has no reason`)
      if (adapter !== 'pi') continue
      if (rules.get(rule)?.class !== 'sane')
        found.push(`${at} names a rule that is not sane: what pi does is the rule`)
      if (!deviations.includes(rule)) found.push(`${at}: spec/deviations/ says nothing of ${rule}`)
    }
  }
  return found
}

function isNeed(need: string): boolean {
  return isCondition(need) || /^(tool|unit|session|agent|web)\.[A-Za-z]+(\.[A-Za-z]+)?$/.test(need)
}
