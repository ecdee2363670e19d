/**
 * Other spellings of a name that macOS gives to files, in the order in which they are tried: a narrow no-break space before `AM.` and
 * `PM.`, decomposed characters (NFD), a typographic apostrophe, and the last two together. Spellings that change nothing are left out.
 *
 * Area: PATH.
 */
export function pathVariants(name: string): readonly string[] {
  const decomposed = name.normalize('NFD')
  const variants = [name.replace(/ (AM|PM)\./gi, '\u202F$1.'), decomposed, curly(name), curly(decomposed)]
  return [...new Set(variants)].filter((variant) => variant !== name)
}

function curly(name: string): string {
  return name.replaceAll("'", '\u2019')
}
