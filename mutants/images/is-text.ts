import { mutant } from '../mutant.ts'

export const takesNothingForText = mutant({
  unit: 'isText',
  kills: 'IMG-016',
  does: 'takes whatever begins like an image for one',
  control: 'IMG-013/its-end-is-missing/gif',
  build: () => () => false,
})
