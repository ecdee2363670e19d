import { rename, rm, writeFile } from 'node:fs/promises'
import { mutant } from '../../mutant.ts'

const CONTROL = 'WRITE-002/a-file-that-exists-is-replaced-as-a-whole/shorter'

export const removesTheOldFile = mutant({
  unit: 'replaceFile',
  kills: 'WRITE-004',
  does: 'removes the old file before it writes the new one',
  control: CONTROL,
  build: (original) => async (path, content) => {
    await rm(path, { force: true })
    return original(path, content)
  },
})

export const writesWhatFits = mutant({
  unit: 'replaceFile',
  kills: 'WRITE-012',
  does: 'writes into the old file, so that what fits is there after a failure',
  control: CONTROL,
  build: () => (path, content) => writeFile(path, content),
})

export const insistsOnAnotherFile = mutant({
  unit: 'replaceFile',
  kills: 'WRITE-013',
  does: 'fails where no other file can take the place of the old one',
  control: CONTROL,
  build: () => async (path, content) => {
    await writeFile(`${path}.tmp`, content)
    await rename(`${path}.tmp`, path)
  },
})
