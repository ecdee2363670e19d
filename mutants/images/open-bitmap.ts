import { mutant } from '../mutant.ts'

export const swapsRedAndBlue = mutant({
  unit: 'openBitmap',
  kills: 'IMG-007',
  does: 'takes the bytes of a pixel in the order in which they are stored',
  control: 'IMG-013/its-end-is-missing/png',
  build: (original) => (file) => {
    const bitmap = original(file)
    return {
      ...bitmap,
      async pixels(pause) {
        const pixels = await bitmap.pixels(pause)
        const bytes = pixels.bytes.slice()
        for (let at = 0; at + 2 < bytes.length; at += pixels.channels) {
          bytes.subarray(at, at + 3).reverse()
        }
        return { ...pixels, bytes }
      },
    }
  },
})
