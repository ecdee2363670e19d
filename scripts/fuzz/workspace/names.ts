import fc from 'fast-check'

/**
 * Paths that workspaces draw from, and calls too: a path that a call names is often there, without either depending on the other,
 * so that both shrink by themselves.
 */
export const FILES = [
  'a.txt',
  'b.txt',
  'x.log',
  'notes.md',
  'Upper.TXT',
  'sp ace.txt',
  'café.txt',
  'cafe\u0301.txt',
  'it’s.txt',
  '.hidden',
  '@at.txt',
  '~tilde.txt',
  '-dash.txt',
  'n\u00a0b.txt',
  'a[1].txt',
  'Shot 1.00.00\u202fPM.txt',
  'dir/c.txt',
  'dir/.d.txt',
  'dir/sub/deep.ts',
  'dir/sub/x.log',
  'src/main.ts',
  'src/main.test.ts',
  'build/out.log',
  'node_modules/m/index.js',
  'nested/x.log',
  'nested/y.ts',
  'd1/d2/d3/d4/f.txt',
] as const

export const DIRECTORIES = [
  'dir',
  'dir/sub',
  'src',
  'build',
  'nested',
  'd1/d2',
  'empty',
  'sp dir',
  '.config',
] as const

export const IGNORE_FILES = [
  '.gitignore',
  '.ignore',
  'dir/.gitignore',
  'dir/.ignore',
  'dir/sub/.gitignore',
  'nested/.gitignore',
  '.rgignore',
  '.fdignore',
] as const

/** A file that makes its directory a repository, as far as search programs look. */
export const REPOSITORIES = ['.git/HEAD', 'nested/.git/HEAD', '.git/info/exclude'] as const

export const LINKS = ['link.txt', 'dir/link.txt', 'linked', 'dangling'] as const

const ANY = [...FILES, ...LINKS]

/** Names of files as a model may write them: mostly right, some roundabout, some missing. */
export const filePath: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...ANY), weight: 12 },
  { arbitrary: fc.constantFrom(...ANY).map((name) => `./${name}`), weight: 1 },
  { arbitrary: fc.constantFrom(...ANY).map((name) => `@${name}`), weight: 1 },
  { arbitrary: fc.constantFrom(...ANY).map((name) => `dir/../${name}`), weight: 1 },
  { arbitrary: fc.constantFrom(...ANY).map((name) => `$WORKSPACE/${name}`), weight: 1 },
  { arbitrary: fc.constantFrom(...ANY).map((name) => `file://$WORKSPACE/${encodeURI(name)}`), weight: 1 },
  {
    arbitrary: fc.constantFrom('n b.txt', 'Shot 1.00.00 PM.txt', "it's.txt", 'missing.txt', 'new/a/b.txt'),
    weight: 2,
  },
  {
    arbitrary: fc.constantFrom(
      '~/home.txt',
      'a.txt/below',
      'dir',
      'dir/',
      '.',
      '',
      'a.txt/',
      'A.TXT',
      ' a.txt',
    ),
    weight: 1,
  },
)

/** Directories as a model may name them, for tools that list or search. */
export const directoryPath: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom('.', ...DIRECTORIES, 'linked', 'node_modules', '.git'), weight: 10 },
  { arbitrary: fc.constantFrom(...DIRECTORIES).map((name) => `${name}/`), weight: 2 },
  {
    arbitrary: fc.constantFrom('', './', '@dir', '$WORKSPACE', '$WORKSPACE/dir', '~', 'dir/../src'),
    weight: 2,
  },
  { arbitrary: fc.constantFrom('missing', 'dangling', 'a.txt/below'), weight: 1 },
  { arbitrary: filePath, weight: 2 },
)
