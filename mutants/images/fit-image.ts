import { mutant } from '../mutant.ts'

export const looksAtTheWidthOnly = mutant({
  unit: 'fitImage',
  kills: 'IMG-008',
  does: 'lets an image be as high as it likes',
  control: 'IMG-009/sizes-and-factor/too-wide',
  build: (original) => (size) => (size.width > 2000 ? original(size) : size),
})
