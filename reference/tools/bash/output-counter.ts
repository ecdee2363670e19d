import { isUtf8 } from 'node:buffer'
import { incompleteBytes, isContinuation } from '../../text/utf8-boundary.ts'
import type { Units } from '../../units.ts'
import { countLineFeeds } from './line-feeds.ts'

/** What is known of an output as decoded text. Bytes are UTF-8 bytes of that text. */
export interface OutputFigures {
  /** A final line feed starts no line. */
  readonly lines: number
  readonly decodedBytes: number
  /** Of the last line, without its line feed. */
  readonly lastLineBytes: number
}

export interface OutputCounter {
  push(chunk: Uint8Array): void
  /** No more comes: the start of a character that is left counts as U+FFFD. */
  end(): void
  figures(): OutputFigures
}

const LF = 10

/**
 * Counts lines and bytes of decoded text, without making that text where the bytes are valid UTF-8, as nearly all are.
 * A byte order mark at the start is not counted.
 */
export function createOutputCounter(units: Units): OutputCounter {
  let decoder = units.createUtf8Decoder({ byteOrderMark: 'drop' })
  /** Does the decoder hold the start of a character? */
  let waiting = false
  let lineFeeds = 0
  let lineStart = 0
  let decodedBytes = 0
  let completeLine = 0

  function addText(text: string): void {
    let bytes = decodedBytes
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at)
      if (unit === LF) {
        lineFeeds += 1
        completeLine = bytes - lineStart
        lineStart = bytes + 1
      }
      // Decoded text has no lone surrogates, and each half of a pair stands for two bytes.
      bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit & 0xf800) === 0xd800 ? 2 : 3
    }
    decodedBytes = bytes
  }

  function addValid(bytes: Uint8Array): void {
    const last = bytes.lastIndexOf(LF)
    if (last !== -1) {
      lineFeeds += countLineFeeds(bytes)
      const before = last === 0 ? -1 : bytes.lastIndexOf(LF, last - 1)
      const start = before === -1 ? lineStart : decodedBytes + before + 1
      completeLine = decodedBytes + last - start
      lineStart = decodedBytes + last + 1
    }
    decodedBytes += bytes.length
  }

  /** Completes the character that the decoder holds; the number of bytes that this took. */
  function complete(chunk: Uint8Array): number {
    let used = 0
    while (used < 3 && isContinuation(chunk[used])) used += 1
    addText(decoder.push(chunk.subarray(0, used)))
    if (used < chunk.length) {
      addText(decoder.end())
      decoder = units.createUtf8Decoder()
      waiting = false
    }
    return used
  }

  return {
    push: (chunk) => {
      const start = waiting ? complete(chunk) : 0
      if (start === chunk.length) return
      const end = chunk.length - incompleteBytes(chunk.subarray(start))
      const body = chunk.subarray(start, end)
      // The decoder must see the start, where a byte order mark may stand.
      if (decodedBytes > 0 && isUtf8(body)) addValid(body)
      else addText(decoder.push(body))
      if (end === chunk.length) return
      waiting = true
      addText(decoder.push(chunk.subarray(end)))
    },
    end: () => addText(decoder.end()),
    figures: () => {
      const open = decodedBytes - lineStart
      return {
        lines: lineFeeds + (open > 0 ? 1 : 0),
        decodedBytes,
        lastLineBytes: open > 0 ? open : completeLine,
      }
    },
  }
}
