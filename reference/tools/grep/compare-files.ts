/**
 * The order of files in an answer: by the names in their paths, one after the other, each compared by its UTF-8 bytes.
 *
 * @returns below 0 when `a` comes first, above 0 when `b` does, 0 for the same path
 * Area: GREP.
 */
export function compareFiles(a: string, b: string): number {
  const [names, others] = [a.split('/'), b.split('/')]
  for (const [index, name] of names.entries()) {
    const other = others[index]
    if (other === undefined) return 1
    const order = Buffer.compare(Buffer.from(name), Buffer.from(other))
    if (order !== 0) return order
  }
  return names.length - others.length
}
