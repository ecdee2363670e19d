/** A folded text; `offsets[i]` is where its unit `i` stands in the original, and one more entry the original's length. */
export interface FoldedText {
  readonly text: string
  readonly offsets: Uint32Array
  /** Characters that were composed: by offset in the original, how many units they take there. */
  readonly composed: ReadonlyMap<number, number>
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

/** What composes to one character: the letters of a Korean syllable, or anything else with its marks. */
const CHARACTERS = /[\u1100-\u11FF\uA960-\uA97F\uD7B0-\uD7FB]+\p{M}*|\P{M}?\p{M}+|\P{M}/gu

/**
 * A copy of a text in which typographic quotes, dashes and spaces are the plain ones, characters are composed, and blanks at the
 * end of lines are gone. Nothing else is folded: a match must not change what a text means. All units of a character that was
 * composed have the same offset, that of its start.
 * Rules: EDIT-027 to EDIT-029, EDIT-031, EDIT-039.
 */
export function foldTypography(original: string): FoldedText {
  const parts: string[] = []
  const offsets = new Uint32Array(original.length + 1)
  const composed = new Map<number, number>()
  let length = 0
  const add = (text: string, start: number, step: 0 | 1) => {
    for (let at = 0; at < text.length; at += 1) offsets[length + at] = start + at * step
    parts.push(text.replace(/[^\0-\x9F]/g, (unit) => PLAIN.get(unit) ?? unit))
    length += text.length
  }
  for (let start = 0; start <= original.length; ) {
    const lineFeed = original.indexOf('\n', start)
    const line = original.slice(start, lineFeed === -1 ? original.length : lineFeed).trimEnd()
    for (const { text, at, units } of pieces(line)) {
      if (units !== undefined) composed.set(start + at, units)
      add(text, start + at, units === undefined ? 1 : 0)
    }
    if (lineFeed === -1) break
    add('\n', lineFeed, 1)
    start = lineFeed + 1
  }
  offsets[length] = original.length
  return { text: parts.join(''), offsets: offsets.subarray(0, length + 1), composed }
}

interface Piece {
  readonly text: string
  /** Where it begins in the line. */
  readonly at: number
  /** How many units it takes there, when it was composed. */
  readonly units?: number
}

function pieces(line: string): Piece[] {
  if (line.normalize('NFC') === line) return [{ text: line, at: 0 }]
  return Array.from(line.matchAll(CHARACTERS), ({ 0: character, index }) => {
    const text = character.normalize('NFC')
    // The few characters that become longer are left alone.
    const same = text === character || text.length > character.length
    return same ? { text: character, at: index } : { text, at: index, units: character.length }
  })
}
