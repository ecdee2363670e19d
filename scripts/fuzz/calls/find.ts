import fc from 'fast-check'
import { DIRECTORIES, directoryPath, FILES } from '../workspace/names.ts'
import { limit } from './ls.ts'
import { present, sometimes } from './slightly-wrong.ts'

/** Globs for names and for paths, right and doubtful. */
export const glob: fc.Arbitrary<string> = fc.oneof(
  {
    arbitrary: fc.constantFrom(
      '*',
      '*.txt',
      '*.log',
      '*.ts',
      '*.{ts,log}',
      '[ab].txt',
      '?.txt',
      '*.TXT',
      'c*',
      '.*',
      '*é*',
    ),
    weight: 8,
  },
  {
    arbitrary: fc.constantFrom(
      '**/*.ts',
      'src/*.ts',
      'dir/**',
      '**/x.log',
      './*.txt',
      'dir/*',
      '**/sub/*',
      'src/**/*.ts',
      '**',
    ),
    weight: 6,
  },
  { arbitrary: fc.constantFrom(...FILES), weight: 3 },
  { arbitrary: fc.constantFrom(...DIRECTORIES), weight: 2 },
  {
    arbitrary: fc.constantFrom(
      '[',
      '{a',
      'a{b',
      '',
      '!a.txt',
      '-dash*',
      'a\\[1\\].txt',
      '*/',
      '/a.txt',
      '../*',
      'dir//c.txt',
      'Upper*',
      'UPPER*',
      '$WORKSPACE/*.txt',
    ),
    weight: 2,
  },
)

export const findArguments: fc.Arbitrary<object> = fc
  .record({ pattern: glob, path: sometimes(directoryPath), limit: sometimes(limit, 2) })
  .map(present)
