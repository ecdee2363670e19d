/** See {@link sortNames}. */
export type SortNames = <Named extends { readonly name: string }>(entries: readonly Named[]) => Named[]

// The order that Unicode gives where no language asks for another: the same for every user.
const { compare } = new Intl.Collator('und')

/**
 * Sorts as a reader would, without regard to case: signs, digits, then letters, accents next to their letter. Names that differ in nothing
 * else are in the order of their code units, so capitals first.
 *
 * Area: LS.
 */
export function sortNames<Named extends { readonly name: string }>(entries: readonly Named[]): Named[] {
  const keyed = entries.map((entry) => ({ entry, key: entry.name.toLowerCase() }))
  keyed.sort((one, other) => compare(one.key, other.key) || byCodeUnit(one.entry.name, other.entry.name))
  return keyed.map(({ entry }) => entry)
}

function byCodeUnit(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
