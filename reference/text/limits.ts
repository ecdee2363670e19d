/** How much output is kept. `maxBytes` counts UTF-8 bytes, a line feed between kept lines included. */
export interface Limits {
  readonly maxLines: number
  readonly maxBytes: number
}

/** 2000 lines and 50 KB: what a tool shows at most. */
export const OUTPUT_LIMITS: Limits = Object.freeze({ maxLines: 2000, maxBytes: 51_200 })

/**
 * A text that was cut to limits, and what it was before. A final line feed starts no line: `''` has 0 lines, `'\n'` has 1.
 * Bytes are UTF-8 bytes; `totalBytes` counts a final line feed, `outputBytes` counts `content`.
 */
export interface Truncation {
  readonly content: string
  readonly truncated: boolean
  /** The limit that cut it; null when nothing was cut. */
  readonly truncatedBy: 'lines' | 'bytes' | null
  readonly totalLines: number
  readonly totalBytes: number
  readonly outputLines: number
  readonly outputBytes: number
  /** The only line shown lost its start (tail only). */
  readonly lastLinePartial: boolean
  /** Nothing is shown, as the first line alone is over the byte limit (head only). */
  readonly firstLineExceedsLimit: boolean
  readonly maxLines: number
  readonly maxBytes: number
}

/** Limits given in part are completed with {@link OUTPUT_LIMITS}. */
export function completeLimits(limits: Partial<Limits> = {}): Limits {
  return {
    maxLines: limits.maxLines ?? OUTPUT_LIMITS.maxLines,
    maxBytes: limits.maxBytes ?? OUTPUT_LIMITS.maxBytes,
  }
}

/** The result for a text that fits. */
export function untouched(content: string, lines: number, bytes: number, limits: Limits): Truncation {
  return {
    content,
    truncated: false,
    truncatedBy: null,
    totalLines: lines,
    totalBytes: bytes,
    outputLines: lines,
    outputBytes: bytes,
    lastLinePartial: false,
    firstLineExceedsLimit: false,
    ...limits,
  }
}
