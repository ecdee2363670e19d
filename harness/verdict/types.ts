import type { ViolationAttachment } from '../run/attachments.ts'

/** What became of a scenario, and of a rule over its scenarios. Only `held` is green. */
export const VERDICTS = ['held', 'violated', 'could not run', 'not observed', 'not applicable'] as const
export type Verdict = (typeof VERDICTS)[number]

/** What is wrong, in a form that is the same in every run: what a baseline pins. */
export interface Pin {
  /** `differs`, `no-answer` or `died`. */
  readonly code: string
  /** Text with placeholders; no times, no paths. */
  readonly text: string
}

export interface ScenarioResult {
  readonly id: string
  readonly rule: string
  readonly verdict: Verdict
  /** Recorded comparisons, all attempts. */
  readonly comparisons: number
  /** What was asked, as it reads in the feature. */
  readonly steps: readonly string[]
  readonly violation?: ViolationAttachment & { readonly pin: Pin }
  /** Why it could not run, or does not apply. */
  readonly reason?: string
  /** The request that was not answered: this scenario is to be tried again. */
  readonly unanswered?: { readonly code: string; readonly request: string; readonly detail: string }
}

export interface RuleResult {
  readonly id: string
  readonly verdict: Verdict
  readonly scenarios: readonly ScenarioResult[]
}
