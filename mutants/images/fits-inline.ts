import { mutant } from '../mutant.ts'

export const limitsTheFile = mutant({
  unit: 'fitsInline',
  kills: 'IMG-006',
  does: 'allows 3 MiB of file instead of 4.5 MiB of base64',
  control: 'IMG-012/one-byte-too-long',
  build: (original) => (size, bytes) => bytes < 3 * 1024 * 1024 && original(size, bytes),
})

export const looksAtPixelsOnly = mutant({
  unit: 'fitsInline',
  kills: 'IMG-012',
  does: 'lets an image be as long as it likes',
  control: 'IMG-006/as-long-as-can-be',
  build: (original) => (size) => original(size, 0),
})
