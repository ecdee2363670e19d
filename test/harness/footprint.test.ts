import { describe, expect, test } from 'vitest'
import { sideEffects, strayProcesses } from '../../harness/observe/footprint.ts'
import type { TreeEntry } from '../../harness/observe/questions.ts'

const file = (path: string, sha256 = 'same'): TreeEntry => ({
  path,
  kind: 'file',
  mode: 0o644,
  size: 1,
  sha256,
})
const folder = (path: string): TreeEntry => ({ path, kind: 'directory', mode: 0o755, size: 0 })
const seen = (before: TreeEntry[], after: TreeEntry[], said: readonly object[] = [], paths: string[] = []) =>
  sideEffects(before, after, (path) => `/${path}`, {
    paths: new Set(paths),
    said: said.map((one) => JSON.stringify(one)),
  })

describe('a change that nobody asked for is a side effect', () => {
  const a = file('workspace/a')
  test.each([
    ['made', [], [a], 'workspace/a: was made'],
    ['changed', [a], [file('workspace/a', 'other')], 'workspace/a: was changed'],
    ['given another mode', [a], [{ ...a, mode: 0o600 }], 'workspace/a: was changed'],
    ['removed', [a], [], 'workspace/a: was removed'],
  ])('%s', (_, before, after, expected) => expect(seen(before, after)).toEqual([expected]))

  test('a name that is only a part of what was asked does not excuse it', () => {
    expect(seen([], [file('workspace/log')], [{ path: 'logs' }, { path: 'catalog' }])).toEqual([
      'workspace/log: was made',
    ])
  })
})

describe('no side effect', () => {
  test.each([
    ['nothing changed', [file('home/a')], [file('home/a')], [], []],
    ['named in the call', [], [file('workspace/a.txt')], [{ path: 'a.txt' }], []],
    ['named in a command', [], [file('workspace/ran')], [{ command: 'echo yes > ran' }], []],
    ['arranged', [], [file('workspace/a')], [], ['/workspace/a']],
    ['below what was arranged', [], [file('workspace/d/a')], [], ['/workspace/d']],
    [
      'a folder above what was asked for',
      [],
      [folder('workspace/d'), file('workspace/d/a.txt')],
      [{ path: 'd/a.txt' }],
      [],
    ],
  ])('%s', (_, before, after, said, paths) => expect(seen(before, after, said, paths)).toEqual([]))
})

test('a process is stray unless a command asked for it', () => {
  const said = [JSON.stringify({ command: 'sleep 4711 & echo "x"' })]
  expect(
    strayProcesses(['sleep 4711', 'sh -c sleep 4711 & echo "x"', 'sleep 99'], { paths: new Set(), said }),
  ).toEqual(['sleep 99'])
})
