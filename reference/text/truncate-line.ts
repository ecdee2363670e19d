import { isHighSurrogate, isLowSurrogate } from './utf8-length.ts'

/** A line cut to a number of UTF-16 units, and whether it was. */
export interface TruncatedLine {
  readonly text: string
  readonly wasTruncated: boolean
}

/**
 * Cuts a line after `max` UTF-16 units (default 500), one less when a surrogate pair would be split, and marks the cut.
 * Area: TRUNC.
 */
export function truncateLine(line: string, max = 500): TruncatedLine {
  if (line.length <= max) return { text: line, wasTruncated: false }
  const splits = max > 0 && isHighSurrogate(line.charCodeAt(max - 1)) && isLowSurrogate(line.charCodeAt(max))
  return { text: `${line.slice(0, splits ? max - 1 : max)}... [truncated]`, wasTruncated: true }
}
