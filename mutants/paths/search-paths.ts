import { mutant } from '../mutant.ts'

export const searchesOtherSpellings = mutant({
  unit: 'lsTool',
  kills: 'PATH-016',
  does: 'lists a directory whose name is spelled in another way',
  control: 'PATH-003/a-space/no-break-space',
  build: (original, units) => async (input, context) =>
    original({ ...input, path: await units.resolveReadPath(input.path ?? '.', context) }, context),
})

export const searchesTheTwin = mutant({
  unit: 'lsTool',
  kills: 'PATH-017',
  does: 'drops spaces of Unicode and an at sign before it looks for the directory',
  control: 'PATH-003/a-space/no-break-space',
  build: (original, units) => (input, context) =>
    original({ ...input, path: units.foldSpaces(input.path ?? '.').replace(/^@/, '') }, context),
})
