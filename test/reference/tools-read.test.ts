import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openWorkspace } from './tools-workspace.ts'

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('')

test.each<[string, string, object, string]>([
  ['a limit', 'a\nb\nc\n', { limit: 2 }, 'a\nb\n\n[2 more lines in file. Use offset=3 to continue.]'],
  ['a limit that reaches the end', 'a\nb', { offset: 2, limit: 1 }, 'b'],
  ['the empty last line', 'a\n', { offset: 2 }, ''],
  ['past the end', 'a\n', { offset: 3 }, 'Offset 3 is beyond end of file (2 lines total)'],
  ['no line', 'a', { offset: 0 }, 'Invalid offset: expected a whole number of at least 1, received 0'],
  [
    'a first line that is too long',
    'x'.repeat(51_201),
    {},
    "[Line 1 is 50.0KB, exceeds 50.0KB limit. Use bash: sed -n '1p' 'my file' | head -c 51200]",
  ],
])('%s', async (_case, content, range, text) => {
  const { cwd, call } = await openWorkspace()
  await writeFile(join(cwd, 'my file'), content)
  expect((await call('read', { path: 'my file', ...range })).text).toBe(text)
})

test('more than 2000 lines are cut, and the details count the range', async () => {
  const { cwd, call } = await openWorkspace()
  await writeFile(join(cwd, 'f'), lines(2500))
  const result = await call('read', { path: 'f', offset: 100 })
  expect(result.text).toMatch(/\n\n\[Showing lines 100-2099 of 2501\. Use offset=2100 to continue\.\]$/)
  expect(result.details).toMatchObject({
    truncation: { truncatedBy: 'lines', totalLines: 2401, outputLines: 2000 },
  })
})

test('lines are found wherever the file is cut into pieces', async () => {
  const { units } = await openWorkspace()
  const bytes = new TextEncoder().encode('a\n\nbé\n\nc\n')
  async function* pieces() {
    for (const byte of bytes) yield Uint8Array.of(byte)
  }
  const selected = await units.selectLines(pieces(), { offset: 2, limit: 2 })
  expect(selected).toEqual({ text: '\nbé', bytes: 4, lines: 2, firstLineBytes: 0, fileLines: 6 })
})

test('figures do not depend on how a large file is cut into pieces, valid or not', async () => {
  const { units } = await openWorkspace()
  const odd = Uint8Array.of(
    0xf0,
    0x9f,
    0x98,
    0x80,
    0xf0,
    0x9f,
    10,
    0xc3,
    0xa9,
    0x80,
    0xe2,
    0x82,
    0x41,
    0xed,
    0xa0,
    0x80,
    10,
  )
  const bytes = Uint8Array.from({ length: 52_000 + odd.length * 40 }, (_, at) =>
    at < 52_000 ? 0x78 : (odd[(at - 52_000) % odd.length] ?? 0),
  )
  async function* pieces(size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const { text: _, ...whole } = await units.selectLines(pieces(bytes.length), { offset: 1, limit: undefined })
  for (const size of [1, 2, 3, 5, 7, 100, 52_001]) {
    const { text: _, ...cut } = await units.selectLines(pieces(size), { offset: 1, limit: undefined })
    expect(cut).toEqual(whole)
  }
})

test('a file that grows while it is read is read up to its size when it was opened', async () => {
  const { cwd, units } = await openWorkspace()
  await writeFile(join(cwd, 'log'), lines(3))
  const opened = await units.openText(join(cwd, 'log'), { cwd })
  await appendFile(join(cwd, 'log'), lines(3))
  expect((await units.selectLines(opened, { offset: 1, limit: undefined })).text).toBe(lines(3))
})

test('memory does not grow with the file', async () => {
  const { units } = await openWorkspace()
  // As the host reads them: Buffers look for a byte many times faster than other arrays.
  const piece = Buffer.alloc(1024 * 1024, 'x')
  let most = 0
  async function* pieces() {
    for (let count = 0; count < 600; count += 1) {
      if (count % 50 === 0) most = Math.max(most, inUse())
      yield piece
    }
  }
  const before = inUse()
  const { bytes } = await units.selectLines(pieces(), { offset: 1, limit: undefined })
  expect(bytes).toBe(600 * piece.length)
  // A few pieces as text, which wait for the collector.
  expect(most - before).toBeLessThan(60 * piece.length)
})

/** Bytes that this thread holds. */
function inUse(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
