import { describe, expect, test } from 'vitest'
import { select } from '../../harness/catalogue/select.ts'
import { partOf } from '../../harness/cli/judge-part.ts'
import { UsageError } from '../../harness/cli/usage-error.ts'
import { unmetNeed } from '../../harness/run/needs.ts'
import { probeConditions } from '../../harness/world/conditions.ts'

const ids = (filter: Parameters<typeof select>[0]) => select(filter).entries.map(({ id }) => id)

test('without a filter everything is selected, and each id stands there once', () => {
  const { entries, complete } = select({})
  expect(complete).toBe(true)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
})

test('rules, areas and scenarios narrow the selection, and each other', () => {
  expect(ids({ rules: ['TREE-001'] })).toHaveLength(4)
  expect(ids({ areas: ['TREE'] }).every((id) => id.startsWith('TREE-'))).toBe(true)
  expect(ids({ areas: ['TREE'], rules: ['LLM-001'] })).toEqual([])
  expect(ids({ scenarios: ['TREE-001/a-session-without-entries'] })).toEqual([
    'TREE-001/a-session-without-entries',
  ])
  expect(select({ rules: ['TREE-001'] }).complete).toBe(false)
})

test('a profile selects what it names, and is complete', () => {
  const { entries, complete } = select({ profile: 'reader' })
  expect(complete).toBe(true)
  expect(entries.some(({ rule }) => rule === 'TREE-001')).toBe(true)
  expect(entries.some(({ rule }) => rule.startsWith('BASH'))).toBe(false)
})

test.each([[{ rules: ['X-1'] }], [{ areas: ['x'] }], [{ scenarios: ['x'] }], [{ profile: 'x' }]])(
  '%j does not exist',
  (filter) => {
    expect(() => select(filter)).toThrow(UsageError)
  },
)

test('parts share everything, and nothing twice', () => {
  const all = [1, 2, 3, 4, 5, 6, 7]
  const parts = [1, 2, 3].map((index) => partOf(all, index, 3))
  expect(parts.flat().sort()).toEqual(all)
  expect(parts.map((part) => part.length)).toEqual([3, 2, 2])
})

describe('needs', () => {
  const conditions = { ...probeConditions(), windows: false, posix: true }
  test.each([
    [['session.read.leaf'], ['session.read'], undefined],
    [['session.read'], ['session.read.leaf'], 'the subject does not declare session.read'],
    [['session.readable'], ['session.read'], 'the subject does not declare session.readable'],
    [['posix'], [], undefined],
    [['windows'], ['windows'], 'this place has no windows'],
    [[], [], undefined],
  ])('%j of one who declares %j: %s', (needs, capabilities, expected) => {
    expect(unmetNeed(needs, capabilities, conditions)).toBe(expected)
  })
})
