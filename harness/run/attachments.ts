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
