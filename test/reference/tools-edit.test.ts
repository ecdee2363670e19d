import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openWorkspace } from './tools-workspace.ts'

async function edit(content: string | Uint8Array, ...edits: [string, string][]) {
  const { cwd, call } = await openWorkspace()
  await writeFile(join(cwd, 'f.txt'), content)
  const args = { path: 'f.txt', edits: edits.map(([oldText, newText]) => ({ oldText, newText })) }
  const { text, details } = await call('edit', args)
  return { text, details, content: await readFile(join(cwd, 'f.txt'), 'utf8') }
}

test.each<[string, string, [string, string][], string]>([
  [
    'all edits see the original',
    'left = right\n',
    [
      ['left', 'right'],
      ['right', 'left'],
    ],
    'right = left\n',
  ],
  ['new text is literal', 'price\n', [['price', '$& $1 $$']], '$& $1 $$\n'],
  ['line ends are those of the line', 'a\r\nb', [['b', 'b\nc']], 'a\r\nb\r\nc'],
  ['a range with CRLF', 'a\r\nb\r\nc\n', [['a\nb\n', 'x\n']], 'x\r\nc\n'],
  ['a lone CR stays a line end', 'a\rGONE\nb', [['GONE', '']], 'a\r\n\nb'],
  ['the byte order mark stays', '\uFEFFabc\n', [['\uFEFFabc', 'x']], '\uFEFFx\n'],
  ['the byte order mark is not doubled', '\uFEFFabc\n', [['abc', '\uFEFFx']], '\uFEFFx\n'],
  ['typography', '“q”  \nval = ‘1’ — x \n', [["val = '1'", 'v']], '“q”  \nv — x \n'],
])('%s', async (_case, before, edits, after) => {
  expect((await edit(before, ...edits)).content).toBe(after)
})

test.each<[string, string, [string, string][], RegExp]>([
  ['an empty text', 'a\n', [['', 'x']], /^oldText must not be empty in f\.txt\.$/],
  ['nothing found', 'a\n', [['b', 'x']], /^Could not find the exact text in f\.txt\./],
  ['a blank end is no prefix', 'keys\n', [['key ', 'x']], /^Could not find/],
  ['overlapping occurrences', 'aXaXa\n', [['aXa', 'x']], /^Found 2 occurrences of the text/],
  [
    'overlapping edits',
    'abcdef\n',
    [
      ['def', '1'],
      ['bcd', '2'],
    ],
    /^edits\[1\] and edits\[0\] overlap in f\.txt\./,
  ],
  ['no change', 'a\r\nb', [['a\nb', 'a\r\nb']], /^No changes made to f\.txt\. The replacement produced/],
])('%s is refused, and nothing is written', async (_case, before, edits, message) => {
  const result = await edit(before, ...edits)
  expect(result.text).toMatch(message)
  expect(result.content).toBe(before)
})

test('a file that is no UTF-8 is left alone', async () => {
  expect((await edit(Uint8Array.of(0x61, 0xff), ['a', 'b'])).text).toContain('not valid UTF-8')
})

test('the answer shows what changed', async () => {
  const { details } = await edit('1\n2\n3\n4\n5\n6\n7\n', ['6', 'six'])
  const patch = '--- f.txt\n+++ f.txt\n@@ -2,6 +2,6 @@\n 2\n 3\n 4\n 5\n-6\n+six\n 7\n'
  expect(details).toEqual({
    diff: '   ...\n 2 2\n 3 3\n 4 4\n 5 5\n-6 6\n+6 six\n 7 7',
    patch,
    firstChangedLine: 6,
  })
})
