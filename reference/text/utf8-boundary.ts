/**
 * The first `max` bytes at most, without the start of a character that the cut would split.
 * Drops up to 3 bytes; bytes that are no UTF-8 are left as they are.
 * Area: OUT.
 */
export function sliceUtf8Head(bytes: Uint8Array, max: number): Uint8Array {
  if (bytes.length <= max) return bytes
  let lead = max - 1
  while (lead > max - 4 && lead > 0 && isContinuation(bytes[lead])) lead -= 1
  const complete = lead + sequenceLength(bytes[lead]) <= max
  return bytes.subarray(0, complete || lead < 0 ? max : lead)
}

/**
 * The last `max` bytes at most, without the end of a character that the cut would split.
 * Drops up to 3 bytes; bytes that are no UTF-8 are left as they are.
 * Area: OUT.
 */
export function sliceUtf8Tail(bytes: Uint8Array, max: number): Uint8Array {
  if (bytes.length <= max) return bytes
  let start = bytes.length - max
  const furthest = start + 3
  while (start < furthest && isContinuation(bytes[start])) start += 1
  return bytes.subarray(start)
}

/** How many bytes at the end are the start of a character that is not complete: 0 to 3. */
export function incompleteBytes(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back]
    if (!isContinuation(byte)) return sequenceLength(byte) > back ? back : 0
  }
  return 0
}

export function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80
}

/** How many bytes the character takes that starts with `lead`; 1 for a byte that starts none. */
function sequenceLength(lead: number | undefined): number {
  if (lead === undefined || lead < 0xc2) return 1
  if (lead < 0xe0) return 2
  if (lead < 0xf0) return 3
  return lead < 0xf5 ? 4 : 1
}
