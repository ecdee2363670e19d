import type { Envelope } from '@cucumber/messages'
import { rider } from '../catalogue/result-ids.ts'
import {
  type ComparisonAttachment,
  type ExtraAttachment,
  type FaultAttachment,
  MediaType,
  type NotApplicableAttachment,
  type ScenarioAttachment,
  type ViolationAttachment,
} from '../run/attachments.ts'
import { pinOf } from './pin.ts'
import type { ScenarioResult } from './types.ts'

interface Case {
  scenario?: ScenarioAttachment
  comparisons: ComparisonAttachment[]
  violation?: ViolationAttachment
  notApplicable?: NotApplicableAttachment
  faults: FaultAttachment[]
  extras: ExtraAttachment[]
  /** A step that is undefined, ambiguous, pending or has thrown. */
  broken?: string
}

/** Reads cucumber's messages, and says what became of each scenario. */
export class Judge {
  readonly #cases = new Map<string, Case>()
  readonly #steps: ReadonlyMap<string, readonly string[]>
  readonly #onResult: (result: ScenarioResult, comparisons: readonly ComparisonAttachment[]) => void

  /** @param steps the steps of each scenario, by id */
  constructor(
    steps: ReadonlyMap<string, readonly string[]>,
    onResult: (result: ScenarioResult, comparisons: readonly ComparisonAttachment[]) => void,
  ) {
    this.#steps = steps
    this.#onResult = onResult
  }

  accept(envelope: Envelope): void {
    const { testCaseStarted, attachment, testStepFinished, testCaseFinished } = envelope
    if (testCaseStarted) this.#cases.set(testCaseStarted.id, { comparisons: [], faults: [], extras: [] })
    const running = this.#cases.get(
      attachment?.testCaseStartedId ??
        testStepFinished?.testCaseStartedId ??
        testCaseFinished?.testCaseStartedId ??
        '',
    )
    if (!running) return
    if (attachment) attach(running, attachment.mediaType, attachment.body)
    if (testStepFinished) {
      const { status, message } = testStepFinished.testStepResult
      if (status !== 'PASSED' && status !== 'SKIPPED')
        running.broken ??= `${status.toLowerCase()}: ${message ?? 'no step fits'}`
    }
    if (testCaseFinished) {
      this.#cases.delete(testCaseFinished.testCaseStartedId)
      const { scenario } = running
      if (!scenario)
        throw new Error(
          `A scenario has run without saying which one it is: ${running.broken ?? 'no hook ran'}`,
        )
      const steps = this.#steps.get(scenario.id) ?? []
      this.#onResult(resultOf(scenario, running, steps), running.comparisons)
      for (const extra of running.extras)
        this.#onResult(extraResult(scenario, extra, steps), extra.comparison ? [extra.comparison] : [])
    }
  }
}

function attach(running: Case, mediaType: string, body: string): void {
  switch (mediaType) {
    case MediaType.scenario:
      running.scenario = JSON.parse(body) as ScenarioAttachment
      break
    case MediaType.comparison:
      running.comparisons.push(JSON.parse(body) as ComparisonAttachment)
      break
    case MediaType.violation:
      running.violation ??= JSON.parse(body) as ViolationAttachment
      break
    case MediaType.notApplicable:
      running.notApplicable = JSON.parse(body) as NotApplicableAttachment
      break
    case MediaType.extra:
      running.extras.push(JSON.parse(body) as ExtraAttachment)
      break
    case MediaType.fault:
      running.faults.push(JSON.parse(body) as FaultAttachment)
      break
  }
}

function extraResult(
  scenario: ScenarioAttachment,
  { rule, comparison, violation, fault }: ExtraAttachment,
  steps: readonly string[],
): ScenarioResult {
  const base = { id: rider(rule, scenario.id), rule, comparisons: comparison ? 1 : 0, steps }
  if (fault !== undefined) return { ...base, verdict: 'could not run', reason: `suite: ${fault}` }
  if (violation) return { ...base, verdict: 'violated', violation: { ...violation, pin: pinOf(violation) } }
  return { ...base, verdict: comparison ? 'held' : 'not observed' }
}

function resultOf(scenario: ScenarioAttachment, running: Case, steps: readonly string[]): ScenarioResult {
  const { id, rule } = scenario
  const base = { id, rule, comparisons: running.comparisons.length, steps }
  if (running.notApplicable)
    return { ...base, verdict: 'not applicable', reason: running.notApplicable.reason }
  const foreign = running.faults.find(({ fault }) => fault === 'transcript')
  if (foreign) return { ...base, verdict: 'could not run', reason: `foreign transcript: ${foreign.message}` }
  const [fault] = running.faults
  if (fault && !running.violation) {
    const reason = `${fault.fault}${fault.fault === 'adapter' ? ` (${fault.code})` : ''}: ${fault.message}`
    const { request } = fault
    const unanswered =
      request === undefined ? undefined : { code: fault.code, request, detail: fault.message }
    return { ...base, verdict: 'could not run', reason, ...(unanswered ? { unanswered } : {}) }
  }
  if (running.violation)
    return {
      ...base,
      verdict: 'violated',
      violation: { ...running.violation, pin: pinOf(running.violation) },
    }
  if (running.broken !== undefined)
    return { ...base, verdict: 'could not run', reason: `suite: ${running.broken}` }
  return { ...base, verdict: running.comparisons.length === 0 ? 'not observed' : 'held' }
}
