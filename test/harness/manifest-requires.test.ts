import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readManifest } from '../../harness/subject/manifest.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Reads the manifest of an adapter `app/adapter.js` that requires something. */
function read(need: Record<string, string>) {
  const file = join(folder, 'manifest.json')
  const manifest = {
    name: 'mine',
    command: ['node', './app/adapter.js'],
    requires: [{ hint: 'Get it.', ...need }],
  }
  writeFileSync(file, JSON.stringify(manifest))
  return readManifest(file)
}

test('a package that the program can import is enough, wherever above it that is', () => {
  mkdirSync(join(folder, 'node_modules/@scope/thing'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/@scope/thing/package.json'), '{}')
  expect(read({ package: '@scope/thing' }).command).toEqual([
    process.execPath,
    join(folder, 'app/adapter.js'),
  ])
})

test.each([
  [
    { package: '@scope/thing' },
    'The subject "mine" needs the package @scope/thing, which is not installed. Get it.',
  ],
  [{ file: './data.json' }, 'The subject "mine" needs ./data.json, which is not there. Get it.'],
  [
    { program: 'no-such-program' },
    'The subject "mine" needs the program no-such-program, which is not on PATH. Get it.',
  ],
])('what is missing is named: %j', (need, message) => {
  expect(() => read(need)).toThrow(message)
})
