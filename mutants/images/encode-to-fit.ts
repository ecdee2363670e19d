import { mutant } from '../mutant.ts'

export const prefersPng = mutant({
  unit: 'encodeToFit',
  kills: 'IMG-011',
  does: 'answers a PNG whenever it is short enough, although a JPEG would be shorter',
  control: 'IMG-012/one-byte-too-long',
  build: (original) => (encode, first) => original(encode, first, true),
})
