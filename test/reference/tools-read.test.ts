import { writeFile } from 'node:fs/promises'
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
