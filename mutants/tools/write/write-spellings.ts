import { mutant } from '../../mutant.ts'

export const triesOtherSpellings = mutant({
  unit: 'writeTool',
  kills: 'PATH-014',
  does: 'writes to a file whose name is spelled in another way',
  control: 'PATH-003/a-new-file',
  build: (original, units) => async (input, context) =>
    original({ ...input, path: await units.resolveReadPath(input.path, context) }, context),
})
