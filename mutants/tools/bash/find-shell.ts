import { mutant } from '../../mutant.ts'

export const usesBashAlways = mutant({
  unit: 'findShell',
  kills: 'BASH-028',
  does: 'uses bash whatever shell was chosen',
  control: 'BASH-001/output/a-line',
  build: (original) => () => original(undefined),
})
