/** Keeps a byte order mark, which makes a line unreadable, and turns invalid UTF-8 into U+FFFD. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** What a line holds: a JSON value, or nothing when it is blank or no JSON. */
export type ParsedLine = { readonly value: unknown } | undefined

/** Reads the JSON value of a line. Rules: FMT. */
export function parseLine(bytes: Uint8Array): ParsedLine {
  if (bytes.length === 0) return undefined
  try {
    return { value: JSON.parse(decoder.decode(bytes)) }
  } catch {
    // Malformed, or longer than a string can be: one lost line must not cost the session.
    return undefined
  }
}
