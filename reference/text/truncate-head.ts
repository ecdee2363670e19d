import type { Units } from '../units.ts'
import { completeLimits, type Limits, type Truncation, untouched } from './limits.ts'

/** See {@link buildTruncateHead}. */
export type TruncateHead = (text: string, limits?: Partial<Limits>) => Truncation

/**
 * Keeps whole lines from the start of a text until a limit is reached; never part of a line.
 *
 * @param text decoded text; lines end with LF
 * @param limits lines and UTF-8 bytes; missing ones are 2000 and 51,200
 * @returns the kept lines joined by LF without a final one, unless the whole text fits. A first line that is over the byte limit
 * gives no text and `firstLineExceedsLimit`.
 * Area: TRUNC.
 */
export function buildTruncateHead(units: Units): TruncateHead {
  return (text, given) => {
    const limits = completeLimits(given)
    const totalLines = units.countLines(text)
    const totalBytes = units.utf8Length(text)
    if (totalLines <= limits.maxLines && totalBytes <= limits.maxBytes) {
      return untouched(text, totalLines, totalBytes, limits)
    }
    let outputLines = 0
    let outputBytes = 0
    let end = 0
    let truncatedBy: 'lines' | 'bytes' = 'lines'
    let firstLineExceedsLimit = false
    for (let at = 0; at < text.length; ) {
      const lineEnd = endOfLine(text, at)
      const bytes = units.utf8Length(text, at, lineEnd) + (outputLines > 0 ? 1 : 0)
      if (outputLines === 0 && bytes > limits.maxBytes) firstLineExceedsLimit = true
      else if (outputLines >= limits.maxLines) break
      if (outputBytes + bytes > limits.maxBytes) {
        truncatedBy = 'bytes'
        break
      }
      outputLines += 1
      outputBytes += bytes
      end = lineEnd
      at = lineEnd + 1
    }
    return {
      content: text.slice(0, end),
      truncated: true,
      truncatedBy,
      totalLines,
      totalBytes,
      outputLines,
      outputBytes,
      lastLinePartial: false,
      firstLineExceedsLimit,
      ...limits,
    }
  }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}
