import type { Units } from '../units.ts'
import { completeLimits, type Limits, type Truncation, untouched } from './limits.ts'

/** See {@link buildTruncateTail}. */
export type TruncateTail = (text: string, limits?: Partial<Limits>) => Truncation

/**
 * Keeps whole lines from the end of a text until a limit is reached. A last line that is over the byte limit on its own
 * is shown in part: its last bytes, from a character boundary on.
 *
 * @param text decoded text; lines end with LF, a final LF starts no line
 * @param limits lines and UTF-8 bytes; missing ones are 2000 and 51,200
 * @returns the kept lines joined by LF without a final one, unless the whole text fits
 * Area: TRUNC.
 */
export function buildTruncateTail(units: Units): TruncateTail {
  return (text, given) => {
    const limits = completeLimits(given)
    const totalLines = units.countLines(text)
    const totalBytes = units.utf8Length(text)
    if (totalLines <= limits.maxLines && totalBytes <= limits.maxBytes) {
      return untouched(text, totalLines, totalBytes, limits)
    }
    const end = text.endsWith('\n') ? text.length - 1 : text.length
    let kept = { start: end, lines: 0, bytes: 0 }
    let truncatedBy: 'lines' | 'bytes' = 'lines'
    let lastLinePartial = false
    let content = ''
    for (let lineEnd = end; lineEnd >= 0 && totalLines > kept.lines && kept.lines < limits.maxLines; ) {
      const start = startOfLine(text, lineEnd)
      const bytes = units.utf8Length(text, start, lineEnd) + (kept.lines > 0 ? 1 : 0)
      if (kept.bytes + bytes > limits.maxBytes) {
        // Where one line is all that may be shown, part of one reaches the line limit as well.
        truncatedBy = kept.lines === 0 && limits.maxLines === 1 ? 'lines' : 'bytes'
        if (kept.lines === 0) {
          lastLinePartial = true
          content = units.keepUtf8Tail(text.slice(start, lineEnd), limits.maxBytes)
          kept = { start, lines: 1, bytes: units.utf8Length(content) }
        }
        break
      }
      kept = { start, lines: kept.lines + 1, bytes: kept.bytes + bytes }
      lineEnd = start - 1
    }
    return {
      content: lastLinePartial ? content : text.slice(kept.start, end),
      truncated: true,
      truncatedBy,
      totalLines,
      totalBytes,
      outputLines: kept.lines,
      outputBytes: kept.bytes,
      lastLinePartial,
      firstLineExceedsLimit: false,
      ...limits,
    }
  }
}

function startOfLine(text: string, lineEnd: number): number {
  return lineEnd === 0 ? 0 : text.lastIndexOf('\n', lineEnd - 1) + 1
}
