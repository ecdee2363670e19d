import { describe, expect, test } from 'vitest'
import type { Declared } from '../../harness/observe/declared.ts'
import { sideEffects } from '../../harness/observe/footprint.ts'
import type { TreeEntry } from '../../harness/observe/questions.ts'

const file = (path: string, sha256 = 'same'): TreeEntry => ({
  path,
  kind: 'file',
  mode: 0o644,
  size: 1,
  sha256,
})
const folder = (path: string): TreeEntry => ({ path, kind: 'directory', mode: 0o755, size: 0 })
const link = (path: string, target: string): TreeEntry => ({
  path,
  kind: 'symlink',
  mode: 0o777,
  size: 1,
  target,
})
const seen = (
  before: TreeEntry[],
  after: TreeEntry[],
  declared: { [Name in keyof Declared]?: string[] } = {},
) =>
  sideEffects(before, after, (path) => `/${path}`, {
    compared: new Set(declared.compared),
    listed: new Set(declared.listed),
    removed: new Set(declared.removed),
    named: new Set(declared.named),
    processes: new Set(),
  })

describe('a change that nobody asked for is a side effect', () => {
  const a = file('workspace/a')
  test.each([
    ['made', [], [a], 'workspace/a: was made'],
    ['changed', [a], [file('workspace/a', 'other')], 'workspace/a: was changed'],
    ['given another mode', [a], [{ ...a, mode: 0o600 }], 'workspace/a: was changed'],
    ['removed', [a], [], 'workspace/a: was removed'],
    ['the folder itself', [folder('temp')], [{ ...folder('temp'), mode: 0o700 }], 'temp: was changed'],
  ])('%s', (_, before, after, expected) => expect(seen(before, after)).toEqual([expected]))

  test.each<[string, TreeEntry[], TreeEntry[], { [Name in keyof Declared]?: string[] }]>([
    ['below what was compared', [], [file('workspace/d/a')], { compared: ['/workspace/d'] }],
    ['beside what was named', [], [file('workspace/d/a')], { named: ['/workspace/a'] }],
    ['changed in a folder that was listed', [a], [file('workspace/a', 'x')], { listed: ['/workspace'] }],
    ['deep in a folder that was listed', [], [file('workspace/d/a')], { listed: ['/workspace'] }],
    [
      'the mode of a folder above what was named',
      [folder('workspace/d'), a],
      [{ ...folder('workspace/d'), mode: 0o700 }, a, file('workspace/d/a')],
      { named: ['/workspace/d/a'] },
    ],
    ['a folder in which nothing was made', [], [folder('workspace/d')], { named: ['/workspace/d/a'] }],
  ])('%s', (_, before, after, declared) => expect(seen(before, after, declared)).toHaveLength(1))
})

describe('no side effect', () => {
  test.each<[string, TreeEntry[], TreeEntry[], { [Name in keyof Declared]?: string[] }]>([
    ['nothing changed', [file('home/a')], [file('home/a')], {}],
    ['named in the call', [], [file('workspace/a.txt')], { named: ['/workspace/a.txt'] }],
    ['compared', [file('workspace/a')], [file('workspace/a', 'x')], { compared: ['/workspace/a'] }],
    ['made in a folder that was listed', [], [file('workspace/d/a')], { listed: ['/workspace/d'] }],
    ['removed with its folder', [file('workspace/d/a')], [], { removed: ['/workspace/d'] }],
    [
      'a folder made for what was named',
      [],
      [folder('workspace/d'), file('workspace/d/a')],
      { named: ['/workspace/d/a'] },
    ],
    [
      'where a link leads that was named',
      [link('workspace/l', 'd'), folder('workspace/d')],
      [link('workspace/l', 'd'), folder('workspace/d'), file('workspace/d/a')],
      { named: ['/workspace/l/a'] },
    ],
  ])('%s', (_, before, after, declared) => expect(seen(before, after, declared)).toEqual([]))
})
