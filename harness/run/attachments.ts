/** What travels with cucumber's messages, so that one stream feeds every report. */
import type { Violation } from '../observe/failures.ts'
import type { Matcher } from '../observe/matchers.ts'
import type { Observed, Source } from '../observe/observed.ts'
import { clip } from './clip.ts'
import type { ScenarioFacts } from './scenario.ts'

const media = (name: string) => `application/vnd.pi-conformance.${name}+json`
export const MediaType = {
  scenario: media('scenario'),
  comparison: media('comparison'),
  violation: media('violation'),
  notApplicable: media('not-applicable'),
  fault: media('fault'),
  extra: media('extra'),
} as const

export interface ScenarioAttachment extends ScenarioFacts {
  readonly attempt: number
}

export interface ComparisonAttachment {
  readonly rule: string
  readonly aspect: string
  readonly kind: string
  readonly expected: unknown
  readonly received: unknown
  readonly accepted: boolean
  readonly sources: readonly Source[]
}

export interface ViolationAttachment {
  readonly rule: string
  readonly aspect: string
  readonly kind: string
  readonly expected: unknown
  readonly received: unknown
}

export interface NotApplicableAttachment {
  readonly reason: string
}

export interface FaultAttachment {
  /** Who is to blame: the adapter, the suite, or (until a second pass) nobody yet. */
  readonly fault: 'adapter' | 'suite' | 'no answer' | 'died' | 'transcript'
  readonly code: string
  readonly message: string
  /** The request that was not answered. */
  readonly request?: string
}

/** A judgement of another rule that rides on a scenario; its id is `RULE@scenario`. */
export interface ExtraAttachment {
  readonly rule: string
  /** None when it could not be judged. */
  readonly comparison?: ComparisonAttachment
  /** Why it could not be judged: a fault of the suite. */
  readonly fault?: string
  readonly violation?: ViolationAttachment
}

export interface Attaching {
  attach(data: string, mediaType: string): unknown
}

export function attachComparison(
  to: Attaching,
  facts: ScenarioFacts,
  aspect: string,
  matcher: Matcher,
  received: Observed<unknown>,
  accepted: boolean,
): void {
  const attachment: ComparisonAttachment = {
    rule: facts.rule,
    aspect,
    kind: matcher.kind,
    ...clip(matcher.expected, received.value),
    accepted,
    sources: received.sources,
  }
  to.attach(JSON.stringify(attachment), MediaType.comparison)
}

export function attachViolation(to: Attaching, facts: ScenarioFacts, violation: Violation): void {
  const attachment: ViolationAttachment = {
    rule: facts.rule,
    aspect: violation.aspect,
    kind: violation.kind,
    ...clip(violation.expected, violation.received),
  }
  to.attach(JSON.stringify(attachment), MediaType.violation)
}

/** Judges a rule that rides on the scenario. Never throws, and never changes the verdict of the scenario itself. */
export function attachExtra(
  to: Attaching,
  rule: string,
  aspect: string,
  matcher: Matcher,
  received: Observed<unknown>,
): void {
  const accepted = matcher.accepts(received.value)
  const values = clip(matcher.expected, received.value)
  const extra: ExtraAttachment = {
    rule,
    comparison: { rule, aspect, kind: matcher.kind, ...values, accepted, sources: received.sources },
    ...(accepted ? {} : { violation: { rule, aspect, kind: matcher.kind, ...values } }),
  }
  to.attach(JSON.stringify(extra), MediaType.extra)
}

/** Says that a rule that rides on the scenario could not be judged, and why. */
export function attachExtraFault(to: Attaching, rule: string, fault: string): void {
  const extra: ExtraAttachment = { rule, fault }
  to.attach(JSON.stringify(extra), MediaType.extra)
}

/** Says that a rule that rides on the scenario had nothing to judge. */
export function attachExtraUnseen(to: Attaching, rule: string): void {
  const extra: ExtraAttachment = { rule }
  to.attach(JSON.stringify(extra), MediaType.extra)
}
