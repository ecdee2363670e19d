import { mutant } from '../mutant.ts'

export const namesAnExtension = mutant({
  unit: 'imageNote',
  kills: 'IMG-003',
  does: 'says `png` for `image/png`',
  control: 'IMG-005/lines-that-a-text-would-not-have',
  build: (original) => (shown) => original(shown).replace('[image/', '['),
})

export const roundsToOneDecimal = mutant({
  unit: 'imageNote',
  kills: 'IMG-009',
  does: 'rounds the factor to one decimal',
  control: 'IMG-008/the-size-in-which-it-is-answered/too-wide',
  build: (original) => (shown) =>
    original(shown).replace(/by ([0-9.]+) to/, (_, factor) => `by ${Number(factor).toFixed(1)}0 to`),
})
