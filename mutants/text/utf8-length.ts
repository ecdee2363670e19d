import { mutant } from '../mutant.ts'

export const countsCharacters = mutant({
  unit: 'utf8Length',
  kills: 'TRUNC-005',
  does: 'counts UTF-16 units instead of bytes of UTF-8',
  control: 'TRUNC-002/lines-that-are-too-many-bytes/one-line-too-many',
  build:
    () =>
    (text, start = 0, end = text.length) =>
      end - start,
})
