import type { Line } from '../session-index.ts'

const LF = 0x0a

/**
 * Splits a stream of bytes into lines. Only a line feed ends a line: CR, U+2028 and U+2029 are content, and a character
 * may be cut between two chunks. A byte order mark at the very start belongs to no line. Rules: FMT.
 */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let held: Uint8Array[] = []
  let heldLength = 0
  let offset = 0
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, start)) {
      const bytes = join([...held, chunk.subarray(start, end)], heldLength + end - start)
      yield withoutMark({ bytes, offset, terminated: true })
      offset += heldLength + end - start + 1
      held = []
      heldLength = 0
      start = end + 1
    }
    if (start < chunk.length) {
      // A copy: whoever sends the chunks may use their memory again.
      held.push(chunk.slice(start))
      heldLength += chunk.length - start
    }
  }
  if (heldLength > 0) yield withoutMark({ bytes: join(held, heldLength), offset, terminated: false })
}

/** One piece of memory for parts that hold `length` bytes together. */
export function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = parts
  if (parts.length === 1 && first) return first
  const joined = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

function withoutMark(line: Line): Line {
  const { bytes, offset } = line
  const marked = offset === 0 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  return marked ? { ...line, bytes: bytes.subarray(3), offset: 3 } : line
}
