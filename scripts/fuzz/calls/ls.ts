import fc from 'fast-check'
import { directoryPath } from '../workspace/names.ts'
import { present, sometimes } from './slightly-wrong.ts'

/** Limits of tools that list: around the few things that there are. */
export const limit: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 12 }), weight: 6 },
  { arbitrary: fc.constantFrom<unknown>(0, -3, 0.5, 2.7, '2', 1000), weight: 1 },
)

export const lsArguments: fc.Arbitrary<object> = fc
  .record({ path: sometimes(directoryPath, 8), limit: sometimes(limit, 4) })
  .map(present)
