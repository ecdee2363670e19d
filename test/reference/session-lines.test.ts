import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLine } from '../../reference/session/parse/parse-line.ts'
import { splitLines } from '../../reference/session/parse/split-lines.ts'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

async function linesOf(text: string, chunk: number) {
  const bytes = new TextEncoder().encode(text)
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk)
  }
  const lines = []
  for await (const line of splitLines(chunks())) lines.push({ ...line, bytes: decoder.decode(line.bytes) })
  return lines
}

test('lines are what stands between line feeds, however the bytes are cut', async () => {
  const text = fc.string({ unit: fc.constantFrom('\n', '\r', '\u2028', 'é', '€', '😀', 'a'), maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 1, max: 9 }), async (given, chunk) => {
      const expected = given.split('\n')
      if (expected.at(-1) === '') expected.pop()
      const lines = await linesOf(given, chunk)
      expect(lines.map(({ bytes }) => bytes)).toEqual(expected)
      expect(lines.every(({ terminated }, at) => terminated || at === lines.length - 1)).toBe(true)
    }),
  )
})

test('a line knows where it begins, in bytes', async () => {
  const lines = await linesOf('é\n\nx', 2)
  expect(lines.map(({ offset, terminated }) => [offset, terminated])).toEqual([
    [0, true],
    [3, true],
    [4, false],
  ])
})

test('one byte order mark at the start belongs to no line', async () => {
  const lines = await linesOf('\ufeff\ufeffa\n\ufeffb\n', 4)
  expect(lines.map(({ bytes, offset }) => [bytes, offset])).toEqual([
    ['\ufeffa', 3],
    ['\ufeffb', 8],
  ])
})

test.each([
  ['nothing', ''],
  ['white space', ' \t\r'],
  ['cut JSON', '{"type":"message","id'],
  ['NaN', '{"a":NaN}'],
  ['a byte order mark', '\ufeff{}'],
])('%s is no value', (_, line) => {
  expect(parseLine(new TextEncoder().encode(line))).toBeUndefined()
})

test('invalid UTF-8 becomes U+FFFD, CR is white space, the last of equal keys wins', () => {
  const bytes = new Uint8Array([
    ...new TextEncoder().encode('{"a":1,"a":"'),
    0xc3,
    ...new TextEncoder().encode('"}\r'),
  ])
  expect(parseLine(bytes)).toEqual({ value: { a: '\ufffd' } })
})
