import type { Rule } from '../../spec/rules.ts'
import type { InitializeResult } from '../../spec/schema/protocol.ts'
import { suiteVersion } from '../package-root.ts'
import { count, ruleResults } from '../verdict/aggregate.ts'
import type { BaselineVerdict } from '../verdict/baseline.ts'
import { conclude } from '../verdict/conclusion.ts'
import { expectedResults } from '../verdict/expected.ts'
import { profileResults } from '../verdict/profiles.ts'
import type { ScenarioResult } from '../verdict/types.ts'
import { REPORT_FORMAT, type Report } from './report.ts'

export interface ReportInput {
  readonly subject: {
    readonly name: string
    readonly transport: string
    readonly initialize: InitializeResult
  }
  readonly conditions: Readonly<Record<string, boolean>>
  readonly profile: string | null
  readonly complete: boolean
  /** Ids of all selected scenarios. */
  readonly expected: readonly string[]
  /** Those of them that a rule must judge, too, once they are held: TOOL-001. */
  readonly ridden: ReadonlySet<string>
  readonly results: ReadonlyMap<string, ScenarioResult>
  readonly baseline: BaselineVerdict
  readonly registry: { readonly rules: ReadonlyMap<string, Rule>; readonly digest: string }
  readonly transcript: string | null
  readonly seconds: number
}

/** One model of a run; every output is made from it. */
export function buildReport(input: ReportInput): Report {
  const { subject, registry, baseline, complete, profile } = input
  const { capabilities, version, language, homepage } = subject.initialize
  const known = new Set(baseline.known)
  const rules = ruleResults(input.results.values())
  const profiles = profileResults(rules, registry.rules, capabilities, complete, known)
  const byArea = Map.groupBy(rules, ({ id }) => id.replace(/-.*$/, ''))
  const expected = expectedResults(input)
  const { conclusion, exitCode } = conclude({ ...input, expected }, rules, profiles)
  return {
    format: REPORT_FORMAT,
    suiteVersion,
    rulesDigest: registry.digest,
    subject: {
      name: subject.initialize.name,
      version,
      ...(language ? { language } : {}),
      ...(homepage ? { homepage } : {}),
      capabilities: [...capabilities],
      transport: subject.transport,
    },
    place: { conditions: { ...input.conditions } },
    selection: {
      profile,
      complete,
      expected: expected.length,
      executed: expected.filter((id) => input.results.has(id)).length,
    },
    conclusion,
    exitCode,
    scenarios: count([...input.results.values()].map(({ verdict }) => verdict)),
    rules: count(rules.map(({ verdict }) => verdict)),
    areas: [...byArea].map(([area, mine]) => ({ area, rules: count(mine.map(({ verdict }) => verdict)) })),
    profiles: profiles.map(({ name, declared, earned, verdict, rules: mine }) => ({
      name,
      declared,
      earned,
      verdict,
      rules: count(mine.map((rule) => rule.verdict)),
    })),
    baseline: { known: [...baseline.known], problems: [...baseline.problems] },
    results: rules.map(({ id, verdict, scenarios }) => {
      const rule = registry.rules.get(id)
      return {
        id,
        title: rule?.title ?? id,
        level: rule?.level ?? 'MUST',
        class: rule?.class ?? 'parity',
        sentence: rule?.sentence ?? '',
        verdict,
        scenarios: scenarios.map((scenario) => scenarioOf(scenario, known.has(scenario.id))),
      }
    }),
    transcript: input.transcript,
    seconds: input.seconds,
  }
}

function scenarioOf({ id, verdict, comparisons, steps, reason, violation }: ScenarioResult, known: boolean) {
  return {
    id,
    verdict,
    comparisons,
    known,
    steps: [...steps],
    ...(reason === undefined ? {} : { reason }),
    ...(violation === undefined
      ? {}
      : {
          violation: {
            aspect: violation.aspect,
            kind: violation.kind,
            expected: violation.expected,
            received: violation.received,
            pin: violation.pin,
          },
        }),
  }
}
