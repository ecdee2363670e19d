import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expandPath } from '../../reference/paths/expand-path.ts'
import { pathVariants } from '../../reference/paths/path-variants.ts'
import { openWorkspace } from './tools-workspace.ts'

const WINDOWS = { cwd: 'C:\\work', home: 'C:\\home', platform: 'win32' } as const

test.each([
  ['a.txt', 'C:\\work\\a.txt'],
  ['~\\a.txt', 'C:\\home\\a.txt'],
  ['~/a.txt', 'C:\\home\\a.txt'],
  ['@D:\\x', 'D:\\x'],
  ['file:///D:/a%20b', 'D:\\a b'],
])('on Windows, %s', (path, expected) => {
  expect(expandPath(path, WINDOWS)).toBe(expected)
})

test('a name with nothing to spell differently has no variants', () => {
  expect(pathVariants('src/a b.ts')).toEqual([])
  expect(pathVariants("it's")).toEqual(['it\u2019s'])
})

test('an ordinary path is resolved without asking the disk', async () => {
  const { units } = await openWorkspace()
  const operations = new Proxy({}, { get: (_, name) => expect.fail(`asked for ${String(name)}`) })
  const where = { cwd: '/w', operations: operations as never }
  expect(await units.resolveReadPath('a/../b c.txt', where)).toBe('/w/b c.txt')
})

test('operations say what exists where they take the place of the disk', async () => {
  const { units } = await openWorkspace()
  const there = new Set(['/w/@a', '/w/it\u2019s'])
  const operations = { exists: async (path: string) => there.has(path) }
  const where = { cwd: '/w', operations: operations as never }
  expect(await units.resolvePath('@a', where)).toBe('/w/@a')
  expect(await units.resolvePath('@b', where)).toBe('/w/b')
  expect(await units.resolveReadPath("it's", where)).toBe('/w/it\u2019s')
})

test('a dangling link has its name', async () => {
  const { cwd, units } = await openWorkspace()
  await symlink('nowhere', join(cwd, '@link'))
  expect(await units.resolvePath('@link', { cwd })).toBe(join(cwd, '@link'))
})

test('a file with plain spaces comes before a new one in a directory with odd ones', async () => {
  const { cwd, units } = await openWorkspace()
  for (const name of ['a\u00A0b', 'a b']) await mkdir(join(cwd, name))
  await writeFile(join(cwd, 'a b', 'c'), '')
  expect(await units.resolvePath('a\u00A0b/c', { cwd })).toBe(join(cwd, 'a b', 'c'))
  expect(await units.resolvePath('a\u00A0b/d', { cwd })).toBe(join(cwd, 'a\u00A0b', 'd'))
})
