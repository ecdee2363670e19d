import { formatPatch, OMIT_HEADERS, structuredPatch } from 'diff'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedWindow } from '../../reference/tools/edit/changed-window.ts'
import { generateDiffString, generateUnifiedPatch } from '../../reference/tools/edit/edit-diff.ts'

/** What the package makes of the whole texts. */
function wholePatch(before: string, after: string, context: number): string {
  const patch = structuredPatch('f', 'f', before, after, undefined, undefined, { context })
  return patch.hunks.length === 0 ? '' : formatPatch(patch, OMIT_HEADERS)
}

/** A text of few different lines in which a part repeats itself, and the same text with some lines changed. */
const changedTexts = fc
  .record({
    part: fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 5 }),
    times: fc.integer({ min: 0, max: 20 }),
    odd: fc.array(fc.tuple(fc.nat(100), fc.constantFrom('a', 'b', 'x', 'y')), { maxLength: 12 }),
    at: fc.nat(40),
    removed: fc.nat(3),
    added: fc.array(fc.constantFrom('a', 'b', 'c', '', 'x'), { maxLength: 3 }),
    ends: fc.tuple(fc.constantFrom('', '\n'), fc.constantFrom('', '\n')),
  })
  .map(({ part, times, odd, at, removed, added, ends }) => {
    const lines: string[] = Array.from({ length: times }, () => part).flat()
    for (const [index, line] of odd) if (index < lines.length) lines[index] = line
    const changed = lines.toSpliced(at, removed, ...added)
    return [lines.join('\n') + ends[0], changed.join('\n') + ends[1]] as const
  })

test('the lines around a change give the patch of the whole texts', () => {
  fc.assert(
    fc.property(changedTexts, fc.nat(5), ([before, after], context) => {
      const found = generateUnifiedPatch('f', before, after, context)
      expect(found).toBe(`--- f\n+++ f\n${wholePatch(before, after, context)}`)
    }),
    { numRuns: 400, seed: 1 },
  )
})

describe('of a large text with a small change', () => {
  const lines = Array.from({ length: 200_000 }, (_, index) => `line ${index + 1}\n`)
  const before = lines.join('')
  const after = lines.with(99_999, 'changed\n').join('')

  test('only lines around the change are compared', () => {
    const { before: part, linesBefore } = changedWindow(before, after, 4)
    expect(linesBefore).toBe(99_994)
    expect(part.length).toBeLessThan(1000)
  })

  test('numbers are those of the whole text', () => {
    expect(generateDiffString(before, after)).toMatchObject({ firstChangedLine: 100_000 })
    expect(generateDiffString(before, after).diff).toContain('-100000 line 100000\n+100000 changed')
    expect(generateUnifiedPatch('f', before, after)).toContain('@@ -99996,9 +99996,9 @@')
  })

  test('a tail that repeats itself is kept', () => {
    const same = 'x\n'.repeat(1000)
    expect(changedWindow(`a\n${same}`, `b\n${same}`, 4).before).toHaveLength(2 + same.length)
  })
})
