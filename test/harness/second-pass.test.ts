import { describe, expect, test } from 'vitest'
import type { Baseline } from '../../harness/verdict/baseline.ts'
import { settlePinned, settleRepeated, toRepeat } from '../../harness/verdict/second-pass.ts'
import type { ScenarioResult } from '../../harness/verdict/types.ts'

const base = { id: 'A-001/x', rule: 'A-001', comparisons: 1, steps: [] }
const held: ScenarioResult = { ...base, verdict: 'held' }
const hung = (request = 'A m {}', code = 'no-answer'): ScenarioResult => ({
  ...base,
  verdict: 'could not run',
  reason: 'no answer: within 5 ms',
  unanswered: { code, request, detail: 'within 5 ms' },
})
const none: Baseline = { subject: 's', entries: {} }
const pinning = (code: string, text: string): Baseline => ({
  subject: 's',
  entries: { [base.id]: { reason: 'known', pin: { code, text } } },
})

test('only what was not answered is tried again', () => {
  expect(toRepeat([held, { ...base, verdict: 'could not run', reason: 'adapter (c): m' }], none)).toEqual([])
  expect(toRepeat([hung()], none)).toEqual([base.id])
})

test('a hang that the baseline pins is not tried again, and is the violation that it is', () => {
  const pinned = pinning('no-answer', 'A m {}')
  expect(toRepeat([hung()], pinned)).toEqual([])
  expect(settlePinned(hung(), pinned)).toMatchObject({
    verdict: 'violated',
    violation: { pin: { code: 'no-answer', text: 'A m {}' } },
  })
})

test.each([
  ['another request', pinning('no-answer', 'A other {}')],
  ['another end', pinning('died', 'A m {}')],
])('a pin of %s excuses nothing', (_, pinned) => {
  expect(toRepeat([hung()], pinned)).toEqual([base.id])
  expect(settlePinned(hung(), pinned)).toEqual(hung())
})

describe('after the second pass', () => {
  test('the same request unanswered again is a violation', () => {
    const settled = settleRepeated(hung(), hung())
    expect(settled).toMatchObject({
      verdict: 'violated',
      comparisons: 2,
      violation: { expected: 'an answer', received: 'no answer: within 5 ms' },
    })
    expect(settled).not.toHaveProperty('unanswered')
    expect(settled).not.toHaveProperty('reason')
  })

  test('a death is named', () => {
    expect(settleRepeated(hung('r', 'died'), hung('r', 'died'))).toMatchObject({
      violation: { received: 'died: within 5 ms', pin: { code: 'died' } },
    })
  })

  test.each([
    ['held', held],
    ['another request unanswered', hung('A other {}')],
    ['violated by a value', { ...base, verdict: 'violated' } as ScenarioResult],
  ])('%s: could not run', (_, second) => {
    expect(settleRepeated(hung(), second)).toMatchObject({ verdict: 'could not run', comparisons: 2 })
  })
})
