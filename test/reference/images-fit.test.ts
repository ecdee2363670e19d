import { expect, test } from 'vitest'
import { fitImage } from '../../reference/images/fit-image.ts'

test.each([
  ['fits', [2000, 2000], [2000, 2000]],
  ['is too wide', [2400, 100], [2000, 83]],
  ['is too high', [100, 2400], [83, 2000]],
  ['is too wide, and then fits', [4000, 3000], [2000, 1500]],
  ['is too wide, and still too high', [2016, 4000], [1008, 2000]],
  ['is rounded twice', [2001, 2600], [1539, 2000]],
  ['would lose a side', [9000, 1], [2000, 1]],
])('an image that %s', (_, [width = 0, height = 0], [toWidth, toHeight]) => {
  expect(fitImage({ width, height })).toEqual({ width: toWidth, height: toHeight })
})
