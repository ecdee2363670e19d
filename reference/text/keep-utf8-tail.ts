import { isHighSurrogate, isLowSurrogate } from './utf8-length.ts'

/**
 * The end of a text that fits in `maxBytes` UTF-8 bytes, starting at a character boundary.
 * May be up to 3 bytes shorter than `maxBytes`, and empty when not even the last character fits.
 */
export function keepUtf8Tail(text: string, maxBytes: number): string {
  let bytes = 0
  let start = text.length
  while (start > 0) {
    const pair =
      start > 1 && isLowSurrogate(text.charCodeAt(start - 1)) && isHighSurrogate(text.charCodeAt(start - 2))
    const unit = text.charCodeAt(start - 1)
    bytes += pair ? 4 : unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
    if (bytes > maxBytes) break
    start -= pair ? 2 : 1
  }
  return text.slice(start)
}
