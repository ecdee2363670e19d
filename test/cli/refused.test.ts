import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts'
import { run } from './command.ts'

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
  await mkdir(join(folder.path, 'd', 'messages.ndjson'), { recursive: true })
  await mkdir(join(folder.path, 'd.jsonl'))
  await mkdir(join(folder.path, 'repository', '.git'), { recursive: true })
})
afterAll(() => folder.remove())

const one = ['--rule', 'TRUNC-021']

test.each([
  ['a folder as a transcript', ['d.jsonl'], 'd.jsonl cannot be read: EISDIR'],
  ['a folder as a baseline', ['reference', '--baseline', 'd'], 'The baseline d cannot be read: EISDIR'],
  ['messages that are a folder', ['reference', '--report', 'd'], 'EISDIR'],
  ['a record that is a folder', ['reference', '--record', 'd'], 'EISDIR'],
  [
    'a baseline to update, and none named',
    ['reference', '--no-baseline', '--update-baseline'],
    '--update-baseline needs to know the file',
  ],
  [
    'a baseline to make where no folder is',
    ['reference', '--baseline', 'no/b.json', '--update-baseline'],
    'its folder is not there',
  ],
  ['a time that no timer holds', ['reference', '--timeout', '3000000000'], 'at most 2147483647'],
])('%s: one sentence, exit code 2, and nothing is judged', async (_, args, message) => {
  const { exitCode, stdout, stderr } = await run(['certify', ...args, ...one], { cwd: folder.path })
  expect(stderr).toContain(message)
  expect(stderr).not.toMatch(/^ {4}at /m)
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
})

test('a folder for temporary files below a repository is refused', async () => {
  const TMPDIR = join(folder.path, 'repository')
  const { exitCode, stderr } = await run(['certify', 'reference', ...one], { env: { TMPDIR } })
  expect(stderr).toMatch(/^The folder for temporary files lies below .*\.git, which would change results/)
  expect(exitCode).toBe(2)
})

test.each([
  ['an empty word', { command: [''] }],
  ['a NUL in a word', { command: ['a\0b'] }],
  ['a NUL in a name of the environment', { command: ['true'], environment: { 'A\0': 'b' } }],
])('a command that the system does not even try to start is a broken adapter: %s', async (_, manifest) => {
  const file = join(folder.path, 'manifest.json')
  await writeFile(file, JSON.stringify({ name: 'x', ...manifest }))
  const { exitCode, stderr } = await run(['certify', file, ...one])
  expect(stderr).toContain('The adapter is broken, so nothing was judged (died)')
  expect(exitCode).toBe(4)
})

test('a transcript cannot call itself complete', async () => {
  const file = join(folder.path, 'part.jsonl')
  await run(['certify', 'reference', ...one, '--record', file])
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('"complete":false', '"complete":true'))
  const { exitCode, stderr } = await run(['certify', file])
  expect(stderr).toContain('it says that it is complete, and lacks the scenario ')
  expect(exitCode).toBe(2)
})
