import { isUtf8 } from 'node:buffer'
import { OUTPUT_LIMITS } from '../../text/limits.ts'
import type { Units } from '../../units.ts'
import { countLineFeeds } from './count-line-feeds.ts'

const LF = 10

/** Takes selected bytes piece by piece; `end` gives their text, as much of it as can be shown, and their figures. */
export interface LineCollector {
  push(chunk: Uint8Array): void
  end(): { text: string; lines: number; bytes: number; firstLineBytes: number }
}

/**
 * Collects what can be shown, and counts the rest. Bytes are those of the decoded text as UTF-8; a final line feed starts no line.
 * Area: READ.
 */
export function createLineCollector(units: Units): LineCollector {
  const decoder = units.createUtf8Decoder()
  let text = ''
  let bytes = 0
  let lineFeeds = 0
  let firstLineBytes = 0
  let endsInLine = false
  let full = false

  function add(piece: string): void {
    if (piece === '') return
    const pieceBytes = units.utf8Length(piece)
    if (lineFeeds === 0) {
      const end = piece.indexOf('\n')
      firstLineBytes += end === -1 ? pieceBytes : units.utf8Length(piece, 0, end)
    }
    if (!full) text += piece
    bytes += pieceBytes
    for (let at = piece.indexOf('\n'); at !== -1; at = piece.indexOf('\n', at + 1)) lineFeeds += 1
    endsInLine = !piece.endsWith('\n')
    // Two bytes more than fit, so that one of them belongs to a line that is not shown.
    full = bytes >= OUTPUT_LIMITS.maxBytes + 2 || lineFeeds > OUTPUT_LIMITS.maxLines
  }

  /** Counts valid UTF-8 without making a text of it, which takes most of the time in a large file. */
  function count(valid: Uint8Array): void {
    if (lineFeeds === 0) {
      const end = valid.indexOf(LF)
      firstLineBytes += end === -1 ? valid.length : end
    }
    bytes += valid.length
    lineFeeds += countLineFeeds(valid, 0)
    endsInLine = valid.at(-1) !== LF
  }

  return {
    push(chunk) {
      // Between two ASCII characters no other is cut, whatever the decoder has kept of the piece before.
      const first = full ? chunk.findIndex(isAscii) : -1
      const last = full ? chunk.findLastIndex(isAscii) : -1
      const inner = chunk.subarray(first + 1, last + 1)
      if (inner.length === 0 || !isUtf8(inner)) return add(decoder.push(chunk))
      add(decoder.push(chunk.subarray(0, first + 1)))
      count(inner)
      add(decoder.push(chunk.subarray(last + 1)))
    },
    end() {
      add(decoder.end())
      return { text, bytes, firstLineBytes, lines: lineFeeds + (endsInLine ? 1 : 0) }
    },
  }
}

function isAscii(byte: number): boolean {
  return byte < 0x80
}
