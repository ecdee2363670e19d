import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changedValues, withChange } from '../../scripts/evidence/changed-values.ts'
import { proveEvidence } from '../../scripts/evidence/prove-evidence.ts'
import { record } from './record.ts'
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts'

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

describe('every comparison of a recorded run', () => {
  test('rejects some change of the value that it was made from, or the recording is refused', async () => {
    const file = join(folder.path, 'reference.jsonl')
    await record(['reference', '--area', 'TREE,LLM,TRUNC'], file)
    const { comparisons, violated, refused, unproven } = await proveEvidence(file)
    expect(unproven).toEqual([])
    expect(violated + refused).toBe(comparisons)
    expect(comparisons).toBeGreaterThan(300)
    expect(violated).toBeGreaterThan(refused)
  })
})

describe('changed values', () => {
  const changed = (value: unknown, kind = 'equals', expected: unknown = undefined) =>
    changedValues(value, { kind, expected })

  test.each([
    ['text'],
    [''],
    [7],
    [true],
    [null],
    [undefined],
    [[]],
    [['a']],
    [{ a: 1 }],
    [{ a: [{ b: 'c' }] }],
  ])('of %j are all different from it, but the empty ones', (value) => {
    const others = changed(value).filter((other) => JSON.stringify(other) !== JSON.stringify(value))
    expect(others.length).toBeGreaterThan(0)
  })

  test('an array and an object gain and lose an element', () => {
    expect(changed(['a'])).toContainEqual(['a', 'changed'])
    expect(changed(['a'])).toContainEqual([])
    expect(changed({ a: 1, b: 2 })).toContainEqual({ b: 2 })
    expect(changed({})).toContainEqual({ changed: true })
  })

  test('a comparison that wants a part to be missing is given the part', () => {
    expect(changed('text', 'lacks', 'needle')).toContain('textneedle')
    expect(changed({ a: ['text'] }, 'lacks', 'needle')).toContainEqual({ a: ['textneedle'] })
    expect(changed('text', 'differs from', 'other')).toContain('textother')
  })

  test('a change inside leaves the rest, and the original, as it was', () => {
    const value = { a: [{ b: 1 }, { c: 2 }] }
    expect(withChange(value, ['a', 1, 'c'], 3)).toEqual({ a: [{ b: 1 }, { c: 3 }] })
    expect(value).toEqual({ a: [{ b: 1 }, { c: 2 }] })
  })
})
