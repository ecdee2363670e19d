import { mutant } from '../mutant.ts'

export const foldsAllBlanks = mutant({
  unit: 'foldSpaces',
  kills: 'PATH-003',
  does: 'puts plain spaces in place of all blanks, tabs and line separators too',
  control: 'PATH-004/an-at-sign/before-a-name',
  build: () => (path) => path.replace(/\s/g, ' '),
})
