import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as matchers from '../../harness/observe/matchers.ts'

const {
  atLeast,
  atMost,
  contains,
  differsFrom,
  endsWith,
  equals,
  lacks,
  matches,
  oneOf,
  satisfies,
  startsWith,
} = matchers

describe.each([
  [
    'equals',
    equals({ a: [1, null] }),
    [{ a: [1, null] }, { a: [1, null], b: undefined }],
    [{ a: [1] }, { a: [1, null], b: 1 }, undefined],
  ],
  ['equals text', equals('a'), ['a'], ['A', 'a ', ['a'], undefined, null]],
  ['differs from', differsFrom('a'), ['b', null], ['a', undefined]],
  ['contains', contains('b'), ['abc', 'b'], ['ac', '', ['b'], undefined]],
  ['lacks', lacks('b'), ['ac', ''], ['abc', undefined, ['a']]],
  ['starts with', startsWith('ab'), ['abc'], ['cab', undefined]],
  ['ends with', endsWith('bc'), ['abc'], ['bca', undefined]],
  ['matches', matches(/^a.c$/), ['abc'], ['abcd', undefined, 7]],
  ['at most', atMost(2), [2, -1], [3, '1', undefined, Number.NaN]],
  ['at least', atLeast(2), [2, 9], [1, '3', undefined, Number.NaN]],
  ['one of', oneOf(['a', { b: 1 }]), ['a', { b: 1 }], ['c', { b: 2 }, undefined]],
  [
    'satisfies',
    satisfies('has a length', (value) => (value as string).length > 0),
    ['a'],
    ['', undefined, null],
  ],
])('%s', (_, matcher, accepted, rejected) => {
  test.each(accepted.map((value) => [value]))('accepts %j', (value) =>
    expect(matcher.accepts(value)).toBe(true),
  )
  test.each(rejected.map((value) => [value]))('rejects %j', (value) =>
    expect(matcher.accepts(value)).toBe(false),
  )
})

test('a global pattern says the same each time', () => {
  const matcher = matches(/a/g)
  expect([matcher.accepts('a'), matcher.accepts('a'), matcher.accepts('a')]).toEqual([true, true, true])
})

test('equals and differs from never agree, and equals takes every JSON value for itself', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(equals(a).accepts(JSON.parse(JSON.stringify(a)))).toBe(true)
      expect(equals(a).accepts(b)).toBe(!differsFrom(a).accepts(b))
    }),
  )
})
