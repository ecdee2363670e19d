import { mutant } from '../../mutant.ts'

export const cutsOneUnitEarly = mutant({
  unit: 'truncateLine',
  kills: 'GREP-015',
  does: 'takes 499 UTF-16 units for the most that is shown',
  control: 'GREP-001/a-search/in-a-file',
  build:
    (original) =>
    (line, max = 500) =>
      original(line, max - 1),
})
