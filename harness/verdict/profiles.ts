import type { Rule } from '../../spec/rules.ts'
import { covers } from '../run/needs.ts'
import { isCondition } from '../world/conditions.ts'
import { verdictOf } from './aggregate.ts'
import type { RuleResult, Verdict } from './types.ts'

const READER = ['session.read']
const WRITER = [...READER, 'session.write', 'session.fork']
const TOOLS = ['tool.read', 'tool.write', 'tool.edit', 'tool.bash', 'tool.ls', 'tool.find', 'tool.grep']

/** Named sets of capabilities that can be earned. */
export const PROFILES: Readonly<Record<string, readonly string[]>> = {
  reader: READER,
  writer: WRITER,
  catalog: [...WRITER, 'session.catalog'],
  tools: process.platform === 'win32' ? [...TOOLS, 'tool.powershell'] : TOOLS,
  agent: [...WRITER, ...TOOLS, 'agent'],
}

export interface ProfileResult {
  readonly name: string
  readonly declared: boolean
  readonly verdict: Verdict
  readonly rules: readonly RuleResult[]
  /** Declared, whole, and every rule held or not applicable in this place. */
  readonly earned: boolean
}

export function isDeclared(profile: string, capabilities: readonly string[]): boolean {
  return (PROFILES[profile] ?? []).every((capability) => covers(capabilities, capability))
}

/** Does the rule belong to the profile: does it need nothing but what the profile names, and something of it? */
export function belongsTo(rule: Rule, profile: string): boolean {
  const capabilities = rule.needs.filter((need) => !isCondition(need))
  return capabilities.length > 0 && capabilities.every((need) => covers(PROFILES[profile] ?? [], need))
}

/**
 * @param complete were all scenarios selected that the subject's declaration calls for?
 * @param rules the registry
 * @param known ids of scenarios that are violated as the baseline says
 */
export function profileResults(
  results: readonly RuleResult[],
  rules: ReadonlyMap<string, Rule>,
  capabilities: readonly string[],
  complete: boolean,
  known: ReadonlySet<string>,
): ProfileResult[] {
  return Object.keys(PROFILES).map((name) => {
    const mine = results.filter(({ id }) => {
      const rule = rules.get(id)
      return rule !== undefined && belongsTo(rule, name)
    })
    const declared = isDeclared(name, capabilities)
    const verdict = verdictOf(mine.map((result) => result.verdict))
    const earned =
      declared && complete && mine.length > 0 && mine.every((result) => isFine(result, rules, known))
    return { name, declared, verdict, rules: mine, earned }
  })
}

/** A violated SHOULD is a warning, and a MAY informs; but a profile is earned without a baseline or not at all. */
function isFine(
  { id, verdict, scenarios }: RuleResult,
  rules: ReadonlyMap<string, Rule>,
  known: ReadonlySet<string>,
): boolean {
  if (verdict === 'held' || verdict === 'not applicable') return true
  if (scenarios.some((scenario) => known.has(scenario.id))) return false
  return verdict === 'violated' && rules.get(id)?.level !== 'MUST'
}
