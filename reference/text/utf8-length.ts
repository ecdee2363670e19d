/** Number of bytes of `text` from `start` to `end` (UTF-16 offsets) as UTF-8; half a surrogate pair counts 3, as U+FFFD does. */
export function utf8Length(text: string, start = 0, end = text.length): number {
  let bytes = end - start
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) continue
    if (unit < 0x800) bytes += 1
    else if (isHighSurrogate(unit) && at + 1 < end && isLowSurrogate(text.charCodeAt(at + 1))) {
      bytes += 2
      at += 1
    } else bytes += 2
  }
  return bytes
}

/** The first half of a surrogate pair. */
export function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

/** The second half of a surrogate pair. */
export function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
