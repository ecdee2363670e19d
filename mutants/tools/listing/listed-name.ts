import { mutant } from '../../mutant.ts'

export const listsLineFeedsRaw = mutant({
  unit: 'listedName',
  kills: 'LS-011',
  does: 'lists a name with a line feed as two lines',
  control: 'LS-001/files-and-directories',
  build: () => (name) => name,
})
