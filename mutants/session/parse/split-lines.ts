import type { Line } from '../../../reference/session/session-index.ts'
import { mutant } from '../../mutant.ts'

const SEPARATOR = [0xe2, 0x80, 0xa8]
const MEBIBYTE = 1 << 20

export const splitsAtLineSeparators = mutant({
  unit: 'splitLines',
  kills: 'FMT-001',
  does: 'ends a line at U+2028, too',
  control: 'FMT-002/line-ends-of-two-kinds/all-crlf',
  build: (original) =>
    async function* (chunks) {
      for await (const line of original(chunks)) yield* pieces(line)
    },
})

export const keepsTheMark = mutant({
  unit: 'splitLines',
  kills: 'FMT-009',
  does: 'takes a byte order mark at the start for a part of the first line',
  control: 'FMT-002/line-ends-of-two-kinds/all-crlf',
  build: (original) =>
    async function* (chunks) {
      for await (const line of original(chunks)) {
        const marked = line.offset === 3
        yield marked ? { ...line, bytes: Uint8Array.of(0xef, 0xbb, 0xbf, ...line.bytes), offset: 0 } : line
      }
    },
})

export const needsAFinalLineFeed = mutant({
  unit: 'splitLines',
  kills: 'FMT-013',
  does: 'passes over a last line without a line feed',
  control: 'FMT-003/a-line-in-the-middle/empty',
  build: (original) =>
    async function* (chunks) {
      for await (const line of original(chunks)) if (line.terminated) yield line
    },
})

export const passesOverLongLines = mutant({
  unit: 'splitLines',
  kills: 'ROB-010',
  does: 'passes over lines above 1 MiB',
  control: 'FMT-003/a-line-in-the-middle/empty',
  build: (original) =>
    async function* (chunks) {
      for await (const line of original(chunks)) if (line.bytes.length <= MEBIBYTE) yield line
    },
})

function* pieces(line: Line): Generator<Line> {
  let start = 0
  for (let at = 0; at < line.bytes.length; at++) {
    if (!SEPARATOR.every((byte, index) => line.bytes[at + index] === byte)) continue
    yield { bytes: line.bytes.subarray(start, at), offset: line.offset + start, terminated: true }
    start = at + SEPARATOR.length
  }
  yield { bytes: line.bytes.subarray(start), offset: line.offset + start, terminated: line.terminated }
}
