import type { Envelope } from '@cucumber/messages'
import { describe, expect, test } from 'vitest'
import { MediaType } from '../../harness/run/attachments.ts'
import { ruleResults, verdictOf } from '../../harness/verdict/aggregate.ts'
import { Judge } from '../../harness/verdict/judge.ts'
import type { ScenarioResult } from '../../harness/verdict/types.ts'

const comparison = {
  rule: 'A-001',
  aspect: 'leaf',
  kind: 'equals',
  expected: 1,
  received: 1,
  accepted: true,
  sources: [],
}
const violation = { rule: 'A-001', aspect: 'leaf', kind: 'equals', expected: 1, received: 2 }
const step = (status: string, message?: string) =>
  ({
    testStepFinished: { testCaseStartedId: 'c', testStepResult: { status, ...(message ? { message } : {}) } },
  }) as unknown as Envelope
const attached = (mediaType: string, body: object) =>
  ({ attachment: { testCaseStartedId: 'c', mediaType, body: JSON.stringify(body) } }) as unknown as Envelope
const passed = step('PASSED')

/** What the judge says of one scenario that gave these messages. */
function judged(...envelopes: Envelope[]): ScenarioResult[] {
  const results: ScenarioResult[] = []
  const judge = new Judge(new Map([['A-001/x', ['a step']]]), (result) => results.push(result))
  judge.accept({ testCaseStarted: { id: 'c' } } as unknown as Envelope)
  judge.accept(
    attached(MediaType.scenario, { id: 'A-001/x', rule: 'A-001', needs: [], ownProcess: false, attempt: 1 }),
  )
  for (const envelope of envelopes) judge.accept(envelope)
  judge.accept({ testCaseFinished: { testCaseStartedId: 'c' } } as unknown as Envelope)
  return results
}

const compared = attached(MediaType.comparison, comparison)
const violated = attached(MediaType.violation, violation)
const fault = (kind: string, more: object = {}) =>
  attached(MediaType.fault, { fault: kind, code: 'c', message: 'm', ...more })

describe('a scenario', () => {
  test.each<[string, Envelope[], Partial<ScenarioResult>]>([
    [
      'held by a comparison that agreed',
      [compared, passed],
      { verdict: 'held', comparisons: 1, steps: ['a step'] },
    ],
    ['not observed without a comparison', [passed], { verdict: 'not observed', comparisons: 0 }],
    [
      'violated by a typed violation',
      [compared, violated, step('FAILED', 'x')],
      { verdict: 'violated', comparisons: 1 },
    ],
    [
      'not applicable, with the reason',
      [attached(MediaType.notApplicable, { reason: 'no posix' }), step('SKIPPED')],
      { verdict: 'not applicable', reason: 'no posix' },
    ],
    [
      'undefined: could not run',
      [compared, step('UNDEFINED')],
      { verdict: 'could not run', reason: 'suite: undefined: no step fits' },
    ],
    [
      'ambiguous: could not run',
      [compared, step('AMBIGUOUS', 'two')],
      { verdict: 'could not run', reason: 'suite: ambiguous: two' },
    ],
    ['pending: could not run', [compared, step('PENDING')], { verdict: 'could not run' }],
    [
      'throwing: could not run',
      [compared, step('FAILED', 'TypeError')],
      { verdict: 'could not run', reason: 'suite: failed: TypeError' },
    ],
    [
      'of a broken adapter: could not run',
      [compared, fault('adapter'), step('FAILED')],
      { verdict: 'could not run', reason: 'adapter (c): m' },
    ],
    ['violated before the adapter broke', [violated, fault('adapter')], { verdict: 'violated' }],
    [
      'of a foreign transcript is refused, whatever else',
      [violated, fault('transcript')],
      { verdict: 'could not run', reason: 'foreign transcript: m' },
    ],
    [
      'that was not answered is to be tried again',
      [fault('no answer', { request: 'r' })],
      { verdict: 'could not run', unanswered: { code: 'c', request: 'r', detail: 'm' } },
    ],
  ])('%s', (_, envelopes, expected) => {
    expect(judged(...envelopes)[0]).toMatchObject(expected)
  })

  test('is judged beside by a rule that rides on it, which changes nothing else', () => {
    const extra = {
      rule: 'TOOL-001',
      comparison: { ...comparison, rule: 'TOOL-001' },
      violation: { ...violation, rule: 'TOOL-001' },
    }
    expect(judged(compared, attached(MediaType.extra, extra), passed)).toMatchObject([
      { id: 'A-001/x', verdict: 'held' },
      { id: 'TOOL-001@A-001/x', rule: 'TOOL-001', verdict: 'violated' },
    ])
  })

  test('is no excuse for a rule that rides on it and could not be judged, or saw nothing', () => {
    const fault = attached(MediaType.extra, { rule: 'TOOL-001', fault: 'the tree cannot be read' })
    const unseen = attached(MediaType.extra, { rule: 'TOOL-001' })
    const id = 'TOOL-001@A-001/x'
    const reason = 'suite: the tree cannot be read'
    expect(judged(compared, fault, passed)[1]).toMatchObject({ id, verdict: 'could not run', reason })
    expect(judged(compared, unseen, passed)[1]).toMatchObject({ id, verdict: 'not observed', comparisons: 0 })
  })

  test('that does not say which one it is breaks the run', () => {
    const judge = new Judge(new Map(), () => {})
    judge.accept({ testCaseStarted: { id: 'c' } } as unknown as Envelope)
    expect(() =>
      judge.accept({ testCaseFinished: { testCaseStartedId: 'c' } } as unknown as Envelope),
    ).toThrow('no hook ran')
  })
})

describe('a rule is what its worst scenario is', () => {
  test.each([
    [['held', 'violated', 'could not run'], 'violated'],
    [['held', 'could not run', 'not observed'], 'could not run'],
    [['held', 'not observed', 'not applicable'], 'not observed'],
    [['held', 'not applicable'], 'held'],
    [['not applicable', 'not applicable'], 'not applicable'],
    [[], 'not observed'],
  ] as const)('%j: %s', (verdicts, expected) => expect(verdictOf(verdicts)).toBe(expected))

  test('and rules stand in the order of their ids', () => {
    const result = (rule: string, verdict: 'held' | 'violated') => ({
      id: `${rule}/x`,
      rule,
      verdict,
      comparisons: 1,
      steps: [],
    })
    const found = ruleResults([result('B-001', 'held'), result('A-001', 'held'), result('B-001', 'violated')])
    expect(found.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['A-001', 'held'],
      ['B-001', 'violated'],
    ])
  })
})
