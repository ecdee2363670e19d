import { describe, expect, test } from 'vitest'
import { classify } from '../../harness/subject/envelope.ts'
import { MAX_DEPTH, untellable } from '../../harness/subject/tellable.ts'

const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown

describe('a value that could not be recorded as it was received', () => {
  test.each([
    ['a number that would turn into null', JSON.parse('{"leaf":1e999}')],
    ['one deep inside', JSON.parse('[{"a":[-1e400]}]')],
    ['too many lists, one in the other', nested(MAX_DEPTH + 2)],
  ])('%s', (_, value) => expect(untellable(value)).toMatch(/^It /))

  test.each([
    ['the largest double', 1.7976931348623157e308],
    ['deep, but not too deep', nested(MAX_DEPTH)],
    ['members with odd names', JSON.parse('{"__proto__":{"length":1},"constructor":null}')],
  ])('not: %s', (_, value) => expect(untellable(value)).toBeUndefined())
})

test('a line with such a value is garbage, so that null and a number beyond doubles are never the same', () => {
  expect(classify('{"jsonrpc":"2.0","id":1,"result":{"leaf":1e999}}')).toMatchObject({
    kind: 'fault',
    code: 'garbage',
  })
})
