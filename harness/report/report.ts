import { type Static, Type } from '@sinclair/typebox'
import { VERDICTS } from '../verdict/types.ts'

export const REPORT_FORMAT = 'pi-conformance report 1'

const Verdict = Type.Union(VERDICTS.map((verdict) => Type.Literal(verdict)))
const Counts = Type.Object({
  held: Type.Integer(),
  violated: Type.Integer(),
  'could not run': Type.Integer(),
  'not observed': Type.Integer(),
  'not applicable': Type.Integer(),
})
const Pin = Type.Object({ code: Type.String(), text: Type.String() })

const Scenario = Type.Object({
  id: Type.String(),
  verdict: Verdict,
  comparisons: Type.Integer(),
  /** Is it a violation that the baseline names, with the same failure? */
  known: Type.Boolean(),
  steps: Type.Array(Type.String()),
  reason: Type.Optional(Type.String()),
  violation: Type.Optional(
    Type.Object({
      aspect: Type.String(),
      kind: Type.String(),
      expected: Type.Unknown(),
      received: Type.Unknown(),
      pin: Pin,
    }),
  ),
})

/** The JSON report of a run. Published as `spec/json-schema/report.json`. */
export const Report = Type.Object({
  format: Type.Literal(REPORT_FORMAT),
  suiteVersion: Type.String(),
  /** SHA-256 over what the rules say. */
  rulesDigest: Type.String(),
  subject: Type.Object({
    name: Type.String(),
    version: Type.String(),
    language: Type.Optional(Type.String()),
    homepage: Type.Optional(Type.String()),
    capabilities: Type.Array(Type.String()),
    transport: Type.String(),
  }),
  place: Type.Object({ conditions: Type.Record(Type.String(), Type.Boolean()) }),
  selection: Type.Object({
    profile: Type.Union([Type.String(), Type.Null()]),
    complete: Type.Boolean(),
    expected: Type.Integer(),
    executed: Type.Integer(),
  }),
  conclusion: Type.String(),
  exitCode: Type.Integer(),
  scenarios: Counts,
  rules: Counts,
  areas: Type.Array(Type.Object({ area: Type.String(), rules: Counts })),
  profiles: Type.Array(
    Type.Object({
      name: Type.String(),
      declared: Type.Boolean(),
      earned: Type.Boolean(),
      verdict: Verdict,
      rules: Counts,
    }),
  ),
  baseline: Type.Object({
    known: Type.Array(Type.String()),
    problems: Type.Array(Type.Object({ id: Type.String(), kind: Type.String(), detail: Type.String() })),
  }),
  results: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      level: Type.String(),
      class: Type.String(),
      sentence: Type.String(),
      verdict: Verdict,
      scenarios: Type.Array(Scenario),
    }),
  ),
  /** SHA-256 of the transcript, when one was recorded. */
  transcript: Type.Union([Type.String(), Type.Null()]),
  seconds: Type.Number(),
})
export type Report = Static<typeof Report>
