import type { DirectoryEntry } from '../../host/host.ts'

/** See {@link sortEntries}. */
export type SortEntries = (entries: readonly DirectoryEntry[]) => readonly DirectoryEntry[]

/**
 * Entries in the order of their names' code points, which is that of their UTF-8 bytes.
 *
 * Area: FIND.
 */
export function sortEntries(entries: readonly DirectoryEntry[]): readonly DirectoryEntry[] {
  // UTF-16 sorts as code points do, unless a surrogate stands against U+E000 to U+FFFF.
  const compare = entries.some(({ name }) => /[\uD800-\uDFFF]/.test(name)) ? byCodePoint : byCodeUnit
  return entries.toSorted((one, other) => compare(one.name, other.name))
}

function byCodeUnit(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

function byCodePoint(one: string, other: string): number {
  const [ones, others] = [Array.from(one, codePoint), Array.from(other, codePoint)]
  const at = ones.findIndex((code, index) => code !== others[index])
  if (at === -1) return ones.length - others.length
  return (ones[at] ?? 0) - (others[at] ?? -1)
}

function codePoint(char: string): number {
  return char.codePointAt(0) ?? 0
}
