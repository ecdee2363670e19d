import { mutant } from '../mutant.ts'

const SMALL = 'IMG-003/a-small-image'

export const knowsNoWebp = mutant({
  unit: 'detectImage',
  kills: 'IMG-001',
  does: 'takes WebP for text',
  control: SMALL,
  build: (original) => (start) => {
    const type = original(start)
    return type === 'image/webp' ? undefined : type
  },
})

export const believesTwoLetters = mutant({
  unit: 'detectImage',
  kills: 'IMG-002',
  does: 'takes everything that begins with BM for a bitmap',
  control: SMALL,
  build: (original) => (start) => (start[0] === 0x42 && start[1] === 0x4d ? 'image/bmp' : original(start)),
})

export const readsAnimationsAsText = mutant({
  unit: 'detectImage',
  kills: 'IMG-015',
  does: 'takes an animated PNG for text',
  control: 'IMG-001/an-image-under-some-name/png',
  build: (original) => (start) =>
    new TextDecoder('latin1').decode(start).includes('acTL') ? undefined : original(start),
})
