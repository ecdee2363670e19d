const LF = 10
/** A line feed in each byte of a word. */
const LF_WORD = 0x0a0a0a0a
const LOW_BITS = 0x7f7f7f7f

/**
 * How many line feeds there are. Four bytes at a time: an output may have gigabytes, and most of the time of a command is then spent here.
 */
export function countLineFeeds(bytes: Uint8Array): number {
  const start = (4 - (bytes.byteOffset & 3)) & 3
  if (bytes.length <= start) return countOneByOne(bytes, 0, bytes.length)
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + start, (bytes.length - start) >> 2)
  let count = countOneByOne(bytes, 0, start)
  for (let at = 0; at < words.length; at += 1) {
    const word = (words[at] ?? 0) ^ LF_WORD
    // The high bit of each byte that was a line feed, and of no other.
    const found = ~(((word & LOW_BITS) + LOW_BITS) | word | LOW_BITS)
    // Most words have none. The product adds up the four bits in the highest byte.
    if (found !== 0) count += Math.imul(found >>> 7, 0x01010101) >>> 24
  }
  return count + countOneByOne(bytes, start + words.length * 4, bytes.length)
}

function countOneByOne(bytes: Uint8Array, start: number, end: number): number {
  let count = 0
  for (let at = start; at < end; at += 1) if (bytes[at] === LF) count += 1
  return count
}
