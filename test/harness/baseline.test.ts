import { describe, expect, test } from 'vitest'
import { type Baseline, holdAgainst, parseBaseline, updatedBaseline } from '../../harness/verdict/baseline.ts'
import type { ScenarioResult } from '../../harness/verdict/types.ts'

const id = 'A-001/x'
const pin = { code: 'differs', text: 'leaf: 2' }
const base = { id, rule: 'A-001', comparisons: 1, steps: [] }
const violated = {
  ...base,
  verdict: 'violated',
  violation: { rule: 'A-001', aspect: 'leaf', kind: 'equals', expected: 1, received: 2, pin },
} as const
const held = { ...base, verdict: 'held' } as const
const known = (more: object = {}, name = id): Baseline => ({
  subject: 's',
  entries: { [name]: { reason: 'it is so', pin, ...more } },
})
const against = (baseline: Baseline, ...results: ScenarioResult[]) =>
  holdAgainst(baseline, new Map(results.map((result) => [result.id, result])), new Set([id]))

test('a violation that is as pinned is known', () => {
  expect(against(known(), violated)).toEqual({ known: [id], problems: [] })
})

test('a judgement that rides on a scenario can be known', () => {
  const riding = { ...violated, id: `TOOL-001@${id}` }
  expect(against(known({}, riding.id), riding)).toEqual({ known: [riding.id], problems: [] })
})

test('an entry outside the run says nothing', () => {
  expect(against(known())).toEqual({ known: [], problems: [] })
})

test('what could not run is neither known nor stale', () => {
  expect(against(known(), { ...base, verdict: 'could not run', reason: 'r' })).toEqual({
    known: [],
    problems: [],
  })
})

describe('red', () => {
  test.each([
    ['stale', known(), held],
    ['unknown id', known({}, 'A-001/gone'), violated],
    ['no reason', known({ reason: ' ' }), violated],
    ['different failure', known({ pin: { ...pin, text: 'leaf: 3' } }), violated],
    ['different failure', known({ pin: { ...pin, code: 'died' } }), violated],
  ] as const)('%s', (kind, baseline, result) => {
    expect(against(baseline, result).problems.map((problem) => problem.kind)).toEqual([kind])
  })
})

test.each([
  '',
  '{',
  '[]',
  '{"subject":"s"}',
  '{"subject":"s","entries":{"a":{}}}',
  '{"subject":"s","entries":{},"more":1}',
])('%j is no baseline', (text) => {
  expect(() => parseBaseline(text, 'b.json')).toThrow('The baseline b.json is not')
})

describe('an update', () => {
  const update = (baseline: Baseline, ...results: ScenarioResult[]) =>
    updatedBaseline('s', baseline, new Map(results.map((result) => [result.id, result]))).entries

  test('keeps reasons, and takes the new pin', () => {
    expect(update(known({ issue: 'pi#1', pin: { code: 'died', text: 'r' } }), violated)).toEqual({
      [id]: { reason: 'it is so', issue: 'pi#1', pin },
    })
  })

  test('leaves the reason of what is new empty', () => {
    expect(update({ subject: 's', entries: {} }, violated)).toEqual({ [id]: { reason: '', pin } })
  })

  test('removes what is held, and keeps what did not run', () => {
    expect(update(known(), held)).toEqual({})
    expect(update(known())).toEqual(known().entries)
  })
})
