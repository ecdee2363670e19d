/** Texts are compared in pieces of this many UTF-16 units (a power of two), which is much faster than unit by unit. */
const PIECE = 64 * 1024

/** Length of what two texts have in common at their starts, in UTF-16 units. */
export function commonPrefix(left: string, right: string): number {
  return longest(
    Math.min(left.length, right.length),
    (from, to) => left.slice(from, to) === right.slice(from, to),
  )
}

/** Length of what two texts have in common at their ends, at most `most` UTF-16 units. */
export function commonSuffix(left: string, right: string, most: number): number {
  return longest(
    most,
    (from, to) =>
      left.slice(left.length - to, left.length - from) ===
      right.slice(right.length - to, right.length - from),
  )
}

/** How many line feeds stand in a text from `start` up to `end`. */
export function countLineFeeds(text: string, start = 0, end = text.length): number {
  let count = 0
  for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

/** The largest length up to `most` for which all pieces below are the same. */
function longest(most: number, same: (from: number, to: number) => boolean): number {
  let at = 0
  for (let piece = PIECE; piece >= 1; piece /= 2) {
    while (at < most && same(at, Math.min(at + piece, most))) at = Math.min(at + piece, most)
  }
  return at
}
