import type { TruncatedLine } from '../../text/truncate-line.ts'
import type { Units } from '../../units.ts'
import type { GrepLine } from '../tool.ts'

/** See {@link buildGrepLine}. */
export type BuiltGrepLine = (line: GrepLine) => TruncatedLine

/**
 * A line as it is shown: `FILE:LINE: TEXT` for a match, `FILE-LINE- TEXT` for a line near one. TEXT is cut after 500 UTF-16 units.
 * Area: GREP.
 */
export function buildGrepLine(units: Units): BuiltGrepLine {
  return ({ file, line, text, match }) => {
    const mark = match ? ':' : '-'
    const { text: shown, wasTruncated } = units.truncateLine(text)
    return { text: `${file}${mark}${line}${mark} ${shown}`, wasTruncated }
  }
}
