import type { Readable } from 'node:stream'

const LF = 0x0a

/**
 * Splits a stream of bytes into lines. Only LF ends a line: U+2028 and a lone CR are content.
 * Chunks are kept in a list until their line is complete, so a line of many MB costs one copy.
 *
 * @param line gets each line without its LF, decoded as UTF-8; blank lines are left out
 * @param end called once, after a last line without LF, when the stream has ended
 */
export function onLines(stream: Readable, line: (text: string) => void, end: () => void): void {
  let parts: Buffer[] = []
  const finish = () => {
    const text = Buffer.concat(parts).toString('utf8')
    parts = []
    if (text.trim() !== '') line(text)
  }
  stream.on('data', (chunk: Buffer) => {
    let from = 0
    for (let at = chunk.indexOf(LF); at !== -1; at = chunk.indexOf(LF, from)) {
      parts.push(chunk.subarray(from, at))
      from = at + 1
      finish()
    }
    if (from < chunk.length) parts.push(chunk.subarray(from))
  })
  stream.once('end', () => {
    finish()
    end()
  })
}
