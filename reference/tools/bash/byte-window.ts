/** The first bytes of a stream, up to a capacity. */
export interface ByteHead {
  push(chunk: Uint8Array): void
  bytes(): Uint8Array
}

/** The last bytes of a stream, up to a capacity. */
export interface ByteTail {
  push(chunk: Uint8Array): void
  /** The last `count` bytes, or all there are. */
  last(count: number): Uint8Array
}

const FIRST_SIZE = 4096

/** Memory grows with what was pushed, never above `capacity` bytes. */
export function createByteHead(capacity: number): ByteHead {
  let buffer = new Uint8Array(Math.min(FIRST_SIZE, capacity))
  let length = 0
  return {
    push: (chunk) => {
      const part = chunk.subarray(0, capacity - length)
      if (part.length === 0) return
      buffer = grown(buffer, length + part.length, capacity)
      buffer.set(part, length)
      length += part.length
    },
    bytes: () => buffer.subarray(0, length),
  }
}

/** Memory grows with what was pushed, never above twice `capacity` bytes. */
export function createByteTail(capacity: number): ByteTail {
  const room = capacity * 2
  let buffer = new Uint8Array(Math.min(FIRST_SIZE, room))
  let length = 0
  return {
    push: (chunk) => {
      const part = chunk.length > capacity ? chunk.subarray(chunk.length - capacity) : chunk
      if (length + part.length > room) {
        // Moving once for each `capacity` bytes costs as much as copying them once more.
        const kept = capacity - part.length
        buffer.copyWithin(0, length - kept, length)
        length = kept
      }
      buffer = grown(buffer, length + part.length, room)
      buffer.set(part, length)
      length += part.length
    },
    last: (count) => buffer.subarray(Math.max(length - Math.min(count, capacity), 0), length),
  }
}

function grown(buffer: Uint8Array<ArrayBuffer>, needed: number, most: number): Uint8Array<ArrayBuffer> {
  if (needed <= buffer.length) return buffer
  const larger = new Uint8Array(Math.min(Math.max(needed, buffer.length * 2), most))
  larger.set(buffer)
  return larger
}
