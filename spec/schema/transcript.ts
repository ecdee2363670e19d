/** First line of a transcript: what a replay must know before the first scenario, since it probes nothing. */
import { type Static, Type } from '@sinclair/typebox'
import { Methods } from './protocol.ts'

export const TRANSCRIPT_FORMAT = 'pi-conformance transcript 1'

export const TranscriptHeader = Type.Object({
  format: Type.Literal(TRANSCRIPT_FORMAT),
  suiteVersion: Type.String(),
  /** SHA-256 over what the rules say. */
  rules: Type.String(),
  subject: Type.Object({
    name: Type.String(),
    transport: Type.String(),
    /** The answer to `initialize`, as received. */
    initialize: Methods.initialize.result,
    /** Capabilities that could not be judged, as something is missing that they need. */
    missing: Type.Optional(Type.Array(Type.Object({ capability: Type.String(), reason: Type.String() }))),
  }),
  /** Conditions of the place in which the run was recorded. */
  conditions: Type.Record(Type.String(), Type.Boolean()),
  /** Ids of the scenarios that were selected, and whether that is all that there is to select. */
  selection: Type.Object({ scenarios: Type.Array(Type.String()), complete: Type.Boolean() }),
  profile: Type.Union([Type.String(), Type.Null()]),
  /** The text of the baseline, or null. */
  baseline: Type.Union([Type.String(), Type.Null()]),
})
export type TranscriptHeader = Static<typeof TranscriptHeader>
