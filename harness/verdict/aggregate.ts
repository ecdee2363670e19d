import type { RuleResult, ScenarioResult, Verdict } from './types.ts'

/** The worst first: a rule is what its worst scenario is, and not applicable only if all are. */
const ORDER: readonly Verdict[] = ['violated', 'could not run', 'not observed', 'held', 'not applicable']

export function verdictOf(verdicts: readonly Verdict[]): Verdict {
  return ORDER.find((verdict) => verdicts.includes(verdict)) ?? 'not observed'
}

/** Verdicts of rules over their scenarios, in the order of their ids. */
export function ruleResults(results: Iterable<ScenarioResult>): RuleResult[] {
  const byRule = Map.groupBy(results, ({ rule }) => rule)
  return [...byRule]
    .map(([id, scenarios]) => ({
      id,
      verdict: verdictOf(scenarios.map(({ verdict }) => verdict)),
      scenarios,
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

export type Counts = Readonly<Record<Verdict, number>>

export function count(verdicts: Iterable<Verdict>): Counts {
  const counts = { held: 0, violated: 0, 'could not run': 0, 'not observed': 0, 'not applicable': 0 }
  for (const verdict of verdicts) counts[verdict]++
  return counts
}
