import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLines } from '../../harness/subject/frames.ts'

/** Lines that come out of bytes cut into chunks of a size. */
async function linesOf(bytes: Buffer, chunk: number, max?: number) {
  const stream = new PassThrough()
  const lines: string[] = []
  const tooLong: number[] = []
  readLines(stream, { line: (text) => lines.push(text), tooLong: (size) => tooLong.push(size) }, max)
  for (let at = 0; at < bytes.length; at += chunk) stream.write(bytes.subarray(at, at + chunk))
  stream.end()
  await finished(stream)
  return { lines, tooLong }
}

describe.each([1, 7, 65_536])('in chunks of %i bytes', (chunk) => {
  test('only LF ends a line', async () => {
    const text = '{"a":"\u2028\u2029\u0085"}\nb\rc\n€😀\r\n'
    expect((await linesOf(Buffer.from(text), chunk)).lines).toEqual([
      '{"a":"\u2028\u2029\u0085"}',
      'b\rc',
      '€😀\r',
    ])
  })

  test('blank lines are skipped', async () => {
    expect((await linesOf(Buffer.from('\n\r\n  \na\n\n'), chunk)).lines).toEqual(['a'])
  })

  test('a last line without LF arrives when the stream ends', async () => {
    expect((await linesOf(Buffer.from('a\nb'), chunk)).lines).toEqual(['a', 'b'])
  })

  test('a line that is too long is told once, and nothing after it is read', async () => {
    const { lines, tooLong } = await linesOf(
      Buffer.from(`ok\n${'x'.repeat(70_000)}${'y'.repeat(70_000)}\nlate\n`),
      chunk,
      66_000,
    )
    expect(lines).toEqual(['ok'])
    expect(tooLong).toHaveLength(1)
    expect(tooLong[0]).toBeGreaterThan(66_000)
  })
})

test('a line of 3 MB is one line', async () => {
  const long = 'é'.repeat(1_500_000)
  expect((await linesOf(Buffer.from(`${long}\n`), 65_536)).lines).toEqual([long])
})

test('how the bytes are cut changes nothing', async () => {
  const line = fc
    .string({ unit: 'binary', minLength: 1 })
    .filter((text) => text.trim() !== '' && !text.includes('\n') && text.isWellFormed())
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 9 }), async (lines, chunk) => {
      const bytes = Buffer.from(lines.map((text) => `${text}\n`).join(''))
      expect((await linesOf(bytes, chunk)).lines).toEqual(lines)
    }),
    { numRuns: 60 },
  )
})

test('a stream without bytes has no line', async () => {
  const lines: string[] = []
  const stream = Readable.from([])
  readLines(stream, { line: (text) => lines.push(text), tooLong: () => {} })
  await finished(stream)
  expect(lines).toEqual([])
})
