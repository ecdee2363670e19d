/** Decodes UTF-8 that comes in pieces. */
export interface Utf8Decoder {
  /** Text of the characters that are complete by now; the start of one waits for the next piece. */
  push(bytes: Uint8Array): string
  /** Text of what is left: a character that never became complete is U+FFFD. */
  end(): string
}

/**
 * A decoder that gives the same text however the bytes are cut into pieces. Each maximal part of an ill-formed sequence becomes
 * one U+FFFD (so `F0 9F 98` is one and `C0 80` two).
 *
 * @param options `byteOrderMark`: keep a leading U+FEFF (the default) or drop it
 * Area: OUT.
 */
export function createUtf8Decoder(options: { byteOrderMark?: 'keep' | 'drop' } = {}): Utf8Decoder {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: options.byteOrderMark !== 'drop' })
  return {
    push: (bytes) => decoder.decode(bytes, { stream: true }),
    end: () => decoder.decode(),
  }
}
