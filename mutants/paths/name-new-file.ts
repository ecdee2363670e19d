import { mutant } from '../mutant.ts'

export const spellsDirectoriesAnew = mutant({
  unit: 'nameNewFile',
  kills: 'PATH-010',
  does: 'puts plain spaces into the names of directories that exist',
  control: 'PATH-009/two-files-whose-names-differ-in-a-space/no-break-space',
  build: (_original, units) => async (path) => units.foldSpaces(path),
})
