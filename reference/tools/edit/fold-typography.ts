/** A folded text; `offsets[i]` is where its unit `i` stands in the original, and one more entry the original's length. */
export interface FoldedText {
  readonly text: string
  readonly offsets: Uint32Array
}

const SINGLE = '\u2018\u2019\u201A\u201B'
const DOUBLE = '\u201C\u201D\u201E\u201F'
const DASHES = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212'
const SPACES = '\u00A0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000'

const PLAIN = new Map<string, string>([
  ...[...SINGLE].map((quote) => [quote, "'"] as const),
  ...[...DOUBLE].map((quote) => [quote, '"'] as const),
  ...[...DASHES].map((dash) => [dash, '-'] as const),
  ...[...SPACES].map((space) => [space, ' '] as const),
])

/**
 * A copy of a text in which typographic quotes, dashes and spaces are the plain ones and blanks at the end of lines are gone.
 * Nothing else is folded: a match must not change what a text means.
 * Area: EDIT.
 */
export function foldTypography(original: string): FoldedText {
  const parts: string[] = []
  const offsets = new Uint32Array(original.length + 1)
  let length = 0
  for (let start = 0; start <= original.length; ) {
    const lineFeed = original.indexOf('\n', start)
    const end = lineFeed === -1 ? original.length : lineFeed
    const line = original.slice(start, end).trimEnd()
    for (let at = 0; at < line.length; at += 1) offsets[length + at] = start + at
    parts.push(line.replace(/[^\0-\x9F]/g, (unit) => PLAIN.get(unit) ?? unit))
    length += line.length
    if (lineFeed === -1) break
    offsets[length] = lineFeed
    parts.push('\n')
    length += 1
    start = lineFeed + 1
  }
  offsets[length] = original.length
  return { text: parts.join(''), offsets: offsets.subarray(0, length + 1) }
}
