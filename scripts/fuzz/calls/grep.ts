import fc from 'fast-check'
import { PIECES } from '../workspace/contents.ts'
import { directoryPath, filePath } from '../workspace/names.ts'
import { glob } from './find.ts'
import { limit } from './ls.ts'
import { present, sometimes } from './slightly-wrong.ts'

const pattern: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...PIECES), weight: 6 },
  {
    arbitrary: fc.constantFrom(
      '^alpha',
      'beta$',
      'a.*b',
      '\\w+',
      '^$',
      'TODO|x',
      '(?i)ALPHA',
      'ALPHA',
      'e\\b',
      '\\p{L}',
      '.',
    ),
    weight: 5,
  },
  { arbitrary: fc.constantFrom('', '[', '(', 'a\nb', '(?=a)', '\\1', '*', '$&', '-x', '--files'), weight: 2 },
)
const context = fc.oneof(
  { arbitrary: fc.integer({ min: 0, max: 3 }), weight: 6 },
  { arbitrary: fc.constantFrom<unknown>(-1, 1.5, 100, '1'), weight: 1 },
)

export const grepArguments: fc.Arbitrary<object> = fc
  .record({
    pattern,
    path: sometimes(fc.oneof(directoryPath, filePath)),
    glob: sometimes(glob, 3),
    ignoreCase: sometimes(fc.boolean(), 2),
    literal: sometimes(fc.boolean(), 2),
    context: sometimes(context, 3),
    limit: sometimes(limit, 2),
  })
  .map(present)
