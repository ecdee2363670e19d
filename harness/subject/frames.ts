import type { Readable } from 'node:stream'

/** Longest line that an instance may send, in bytes. */
export const MAX_LINE = 256 * 1024 * 1024

/**
 * Splits a stream into lines at LF only, on bytes: U+2028 is no line end, and a character is never cut. Blank lines are skipped;
 * a last line without LF is delivered when the stream ends. Chunks are kept in a list, so long lines cost linear time.
 */
export function readLines(
  stream: Readable,
  listener: { line(text: string): void; tooLong(bytes: number): void },
  max = MAX_LINE,
): void {
  let parts: Buffer[] = []
  let size = 0
  let broken = false
  const finish = () => {
    const text = Buffer.concat(parts).toString('utf8')
    parts = []
    size = 0
    if (text.trim() !== '') listener.line(text)
  }
  stream.on('data', (chunk: Buffer) => {
    if (broken) return
    let from = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      parts.push(chunk.subarray(from, end))
      finish()
      from = end + 1
    }
    if (from === chunk.length) return
    parts.push(chunk.subarray(from))
    size += chunk.length - from
    if (size > max) {
      broken = true
      parts = []
      listener.tooLong(size)
    }
  })
  stream.on('end', () => {
    if (!broken && parts.length > 0) finish()
  })
}
