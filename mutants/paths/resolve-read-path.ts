import { mutant } from '../mutant.ts'

export const spellsTheWorkingDirectoryAnew = mutant({
  unit: 'resolveReadPath',
  kills: 'PATH-013',
  does: 'spells the working directory in another way, too',
  control: 'PATH-011/a-file-that-a-model-names-in-its-own-spelling/a-screenshot',
  build: (original, units) => (path, where) =>
    original(path, { ...where, cwd: units.pathVariants(where.cwd)[0] ?? where.cwd }),
})
