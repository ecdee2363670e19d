/** Can bytes be read as a text: valid UTF-8 without NUL? Every image that can be decoded has a NUL. Rule: IMG-016. */
export function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
