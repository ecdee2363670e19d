import { ridesAlong } from '../catalogue/result-ids.ts'
import type { ReportInput } from '../report/build-report.ts'
import { isDeclared, type ProfileResult } from './profiles.ts'
import type { RuleResult, ScenarioResult } from './types.ts'

/** Exit codes of the command. If several apply, the first of 2, 4, 1, 3 counts. */
export const ExitCode = { conformant: 0, violated: 1, usage: 2, incomplete: 3, adapterBroken: 4 } as const

/** What a run comes to, in one sentence, and as an exit code. */
export function conclude(
  input: ReportInput,
  rules: readonly RuleResult[],
  profiles: readonly ProfileResult[],
): { conclusion: string; exitCode: number } {
  const { results, baseline, complete, profile, registry, subject } = input
  const known = new Set(baseline.known)
  const scenarios = [...results.values()]
  const violated = scenarios.filter(({ verdict }) => verdict === 'violated')
  const news = violated.filter(({ id }) => !known.has(id))
  const red = news.filter(({ rule }) => registry.rules.get(rule)?.level === 'MUST')
  // A violated MAY informs: it is no warning.
  const warnings = news.filter(({ rule }) => registry.rules.get(rule)?.level === 'SHOULD').length
  const problems = baseline.problems.length
  if (red.length > 0 || problems > 0) {
    const parts = [
      ...(red.length > 0
        ? [`${count(red.length, 'violation')} of ${count(new Set(red.map(({ rule }) => rule)).size, 'rule')}`]
        : []),
      ...(problems > 0 ? [`${count(problems, 'problem')} in the baseline`] : []),
    ]
    return { conclusion: `not conformant: ${parts.join(', ')}`, exitCode: ExitCode.violated }
  }
  const incomplete = whyIncomplete(input, rules, profiles)
  if (incomplete) return { conclusion: `incomplete: ${incomplete}`, exitCode: ExitCode.incomplete }
  const except = known.size > 0 ? ` except ${count(known.size, 'known violation')}` : ''
  const warned = warnings > 0 ? `, with ${count(warnings, 'warning')}` : ''
  const partial = complete ? '' : ' (partial selection, no certificate)'
  return {
    conclusion: `${subject.initialize.name} is conformant${except}${warned}: ${count(
      rules.filter(({ verdict }) => verdict === 'held').length,
      'rule',
    )} held in ${count(judged(scenarios), 'scenario')}${profile ? `, profile ${profile}` : ''}${partial}`,
    exitCode: ExitCode.conformant,
  }
}

/** Scenarios that say something of the subject: not those that do not apply, nor judgements that ride on others. */
function judged(scenarios: readonly ScenarioResult[]): number {
  return scenarios.filter(({ id, verdict }) => verdict !== 'not applicable' && !ridesAlong(id)).length
}

function whyIncomplete(
  { results, expected, profile, subject }: ReportInput,
  rules: readonly RuleResult[],
  profiles: readonly ProfileResult[],
): string | undefined {
  if (expected.length === 0) return 'nothing was selected'
  if (profile && !isDeclared(profile, subject.initialize.capabilities)) {
    return `the profile ${profile} was asked for, and the subject does not declare all of it`
  }
  if (profiles.length > 0 && rules.every(({ verdict }) => verdict === 'not applicable')) {
    return 'the subject declares nothing that the selected scenarios need'
  }
  const missing = expected.filter((id) => !results.has(id)).length
  if (missing > 0) return `${count(missing, 'scenario')} of ${expected.length} did not run`
  const scenarios = [...results.values()]
  const broken = scenarios.filter(({ verdict }) => verdict === 'could not run').length
  if (broken > 0) return `${count(broken, 'scenario')} could not run`
  const unseen = scenarios.filter(({ verdict }) => verdict === 'not observed').length
  return unseen > 0 ? `${count(unseen, 'scenario')} observed nothing` : undefined
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
