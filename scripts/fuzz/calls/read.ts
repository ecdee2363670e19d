import fc from 'fast-check'
import { filePath } from '../workspace/names.ts'
import { present, sometimes } from './slightly-wrong.ts'

const offset = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 14 }), weight: 6 },
  {
    arbitrary: fc.constantFrom<unknown>(2000, 2001, 2002, 512, 513, 514, 1e15, 0, -1, 1.5, '3', ' 2 '),
    weight: 2,
  },
)
const limit = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 14 }), weight: 6 },
  {
    arbitrary: fc.constantFrom<unknown>(1999, 2000, 2001, 511, 512, 1e15, 0, -1, 2.5, '3', '0x10'),
    weight: 2,
  },
)

export const readArguments: fc.Arbitrary<object> = fc
  .record({ path: filePath, offset: sometimes(offset), limit: sometimes(limit) })
  .map(present)
