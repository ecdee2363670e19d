/** Number of lines of a text: lines end with LF only, and a final LF starts no further line. */
export function countLines(text: string): number {
  let lines = 0
  let at = 0
  while (at < text.length) {
    const end = text.indexOf('\n', at)
    lines += 1
    if (end === -1) break
    at = end + 1
  }
  return lines
}
