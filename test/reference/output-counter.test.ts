import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReference } from '../../reference/create-reference.ts'
import { createNodeHost } from '../../reference/host/node-host.ts'
import { countLineFeeds } from '../../reference/tools/bash/line-feeds.ts'
import { createOutputCounter } from '../../reference/tools/bash/output-counter.ts'

const units = createReference(createNodeHost(), {})
const piece = fc.oneof(
  fc.constantFrom('\n', '\n\n', 'a', 'é', '€', '😀', '\uFEFF').map((text) => new TextEncoder().encode(text)),
  fc.uint8Array({ maxLength: 4 }),
)

test('figures are those of the decoded text, however its bytes are cut', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 20 }),
      fc.array(fc.nat(7), { maxLength: 20 }),
      (pieces, cuts) => {
        const bytes = Buffer.concat(pieces)
        const counter = createOutputCounter(units)
        let at = 0
        for (const size of [...cuts, bytes.length]) {
          counter.push(bytes.subarray(at, at + size))
          at += size
        }
        counter.end()
        const lines = new TextDecoder().decode(bytes).split('\n')
        if (lines.at(-1) === '') lines.pop()
        expect(counter.figures()).toEqual({
          lines: lines.length,
          decodedBytes: Buffer.byteLength(new TextDecoder().decode(bytes)),
          lastLineBytes: Buffer.byteLength(lines.at(-1) ?? ''),
        })
      },
    ),
    { numRuns: 2000 },
  )
})

test('line feeds are counted at every alignment', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(10, 9, 11, 138, 0, 255), { maxLength: 40 }),
      fc.nat(5),
      (list, start) => {
        const bytes = Uint8Array.from(list).subarray(start)
        expect(countLineFeeds(bytes)).toBe(list.slice(start).filter((byte) => byte === 10).length)
      },
    ),
  )
})
