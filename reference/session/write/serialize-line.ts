/**
 * A header or entry as its line, with the line feed: JSON without spaces, everything but lone surrogates as it is.
 * Throws what `JSON.stringify` throws for a cycle or a bigint. Rules: FMT.
 */
export function serializeLine(value: object): string {
  return `${JSON.stringify(value)}\n`
}
