import { stable } from '../run/placeholders.ts'
import type { Baseline } from './baseline.ts'
import { unansweredPin } from './pin.ts'
import type { ScenarioResult } from './types.ts'

/** Scenarios that must be tried again before anybody is blamed: a hang that the baseline pins is not. */
export function toRepeat(results: readonly ScenarioResult[], baseline: Baseline): string[] {
  return results.filter((result) => result.unanswered && !isPinned(result, baseline)).map(({ id }) => id)
}

/** A hang or death that the baseline pins, as the violation that it is. */
export function settlePinned(result: ScenarioResult, baseline: Baseline): ScenarioResult {
  return result.unanswered && isPinned(result, baseline) ? unansweredViolation(result) : result
}

/** The same request unanswered twice is a violation; anything else could not run. */
export function settleRepeated(first: ScenarioResult, second: ScenarioResult): ScenarioResult {
  const comparisons = first.comparisons + second.comparisons
  if (!second.unanswered) {
    const reason = `first pass: ${first.reason ?? 'no answer'}; second pass: ${second.reason ?? second.verdict}`
    const { unanswered: _, ...rest } = first
    return { ...rest, comparisons, reason }
  }
  if (
    first.unanswered === undefined ||
    stable(second.unanswered.request) !== stable(first.unanswered.request)
  ) {
    return { ...second, comparisons }
  }
  return { ...unansweredViolation(second), comparisons }
}

function isPinned(result: ScenarioResult, baseline: Baseline): boolean {
  if (!result.unanswered) return false
  const pin = baseline.entries[result.id]?.pin
  const found = unansweredPin(result.unanswered.code, result.unanswered.request)
  return pin?.code === found.code && pin.text === found.text
}

function unansweredViolation(result: ScenarioResult): ScenarioResult {
  const { unanswered, reason: _, ...rest } = result
  if (!unanswered) return result
  return {
    ...rest,
    verdict: 'violated',
    violation: {
      rule: result.rule,
      aspect: 'answer',
      kind: 'equals',
      expected: 'an answer',
      received: `${unanswered.code === 'died' ? 'died' : 'no answer'}: ${unanswered.detail}`,
      pin: unansweredPin(unanswered.code, unanswered.request),
    },
  }
}
