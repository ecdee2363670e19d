import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { treeOf } from '../../harness/world/look.ts'
import { namesBelow } from '../../harness/world/names-below.ts'
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts'

let folder: TemporaryFolder
beforeEach(async () => {
  folder = await temporaryFolder()
  for (const name of ['workspace/dir', 'home', 'temp', 'elsewhere'])
    mkdirSync(join(folder.path, name), { recursive: true })
  writeFileSync(join(folder.path, 'workspace/dir/a.txt'), 'a')
  writeFileSync(join(folder.path, 'elsewhere/secret.txt'), 's')
  symlinkSync('.', join(folder.path, 'workspace/loop'))
  symlinkSync('../..', join(folder.path, 'workspace/dir/above'))
  symlinkSync(join(folder.path, 'elsewhere'), join(folder.path, 'workspace/out'))
})
afterEach(() => folder.remove())

test('names below a folder do not lead through links', async () => {
  const names = await namesBelow(join(folder.path, 'workspace'))
  expect(names.sort()).toEqual(['dir', 'dir/above', 'dir/a.txt', 'loop', 'out'].sort())
})

test('a tree shows links as links, and nothing behind them', async () => {
  const [workspace, home, temp] = ['workspace', 'home', 'temp'].map((name) => join(folder.path, name))
  const tree = await treeOf({ workspace: workspace ?? '', home: home ?? '', temp: temp ?? '' })
  expect(tree.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
    'home directory',
    'temp directory',
    'workspace directory',
    'workspace/dir directory',
    'workspace/dir/a.txt file',
    'workspace/dir/above symlink',
    'workspace/loop symlink',
    'workspace/out symlink',
  ])
})
