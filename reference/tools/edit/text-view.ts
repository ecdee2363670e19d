/**
 * A text as edits see it: every line ends with LF, and each place knows where it stands in the text as it is on the disk.
 */
export interface TextView {
  readonly text: string
  /** Offset in the original of the offset `at` in `text`; both in UTF-16 units, `at` up to the length of `text`. */
  originalOffset(at: number): number
}

/** Views a text with CRLF and CR as LF. */
export function viewLines(original: string): TextView {
  if (!original.includes('\r')) return { text: original, originalOffset: (at) => at }
  const text = original.replace(/\r\n?/g, '\n')
  // Offsets in `text` behind each CRLF: that many characters are missing from there on.
  const shifts: number[] = []
  for (let at = original.indexOf('\r\n'); at !== -1; at = original.indexOf('\r\n', at + 2)) {
    shifts.push(at - shifts.length + 1)
  }
  return { text, originalOffset: (at) => at + countUpTo(shifts, at) }
}

/** How many of the ascending `values` are at most `limit`. */
function countUpTo(values: readonly number[], limit: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? Number.POSITIVE_INFINITY) <= limit) low = middle + 1
    else high = middle
  }
  return low
}
