import { mutant } from '../../mutant.ts'

export const allowsEverything = mutant({
  unit: 'checkTimeout',
  kills: 'BASH-007',
  does: 'allows every timeout, so that a large one overflows the timer',
  control: 'BASH-006/a-command-that-takes-too-long/after-a-line',
  build: () => () => {},
})
