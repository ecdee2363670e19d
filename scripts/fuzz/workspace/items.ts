import fc from 'fast-check'
import type { Item } from '../case.ts'
import { content, ignoreRules } from './contents.ts'
import { DIRECTORIES, FILES, IGNORE_FILES, LINKS, REPOSITORIES } from './names.ts'

const file: fc.Arbitrary<Item> = fc
  .tuple(fc.constantFrom(...FILES), content, fc.option(fc.constantFrom(0o755, 0o600, 0o664), { freq: 8 }))
  .map(([path, made, mode]) => ({ arrange: 'file', path, content: made, ...(mode === null ? {} : { mode }) }))

const ignoreFile: fc.Arbitrary<Item> = fc
  .tuple(fc.constantFrom(...IGNORE_FILES), ignoreRules)
  .map(([path, made]) => ({ arrange: 'file', path, content: made }))

const repository: fc.Arbitrary<Item> = fc.constantFrom(...REPOSITORIES).map((path) => ({
  arrange: 'file',
  path,
  content: { text: path.endsWith('HEAD') ? 'ref: refs/heads/main\n' : '*.md\n' },
}))

const directory: fc.Arbitrary<Item> = fc
  .constantFrom(...DIRECTORIES)
  .map((path) => ({ arrange: 'directory', path }))

const link: fc.Arbitrary<Item> = fc
  .tuple(fc.constantFrom(...LINKS), fc.constantFrom('a.txt', 'dir', 'dir/c.txt', '../b.txt', 'nowhere', '.'))
  .map(([path, target]) => ({ arrange: 'symlink', path, target }))

const hardlink: fc.Arbitrary<Item> = fc
  .constantFrom('a.txt', 'dir/c.txt')
  .map((target) => ({ arrange: 'hardlink', path: 'hard.txt', target }))

/** A small workspace: up to 16 things, no two at one path. */
export const items: fc.Arbitrary<readonly Item[]> = fc.uniqueArray(
  fc.oneof(
    { arbitrary: file, weight: 14 },
    { arbitrary: ignoreFile, weight: 3 },
    { arbitrary: repository, weight: 2 },
    { arbitrary: directory, weight: 2 },
    { arbitrary: link, weight: 2 },
    { arbitrary: hardlink, weight: 1 },
  ),
  { selector: ({ path }) => path, maxLength: 16, size: 'max' },
)
