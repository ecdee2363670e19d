import { mutant } from '../mutant.ts'

export const foldsTheWorkingDirectory = mutant({
  unit: 'resolvePath',
  kills: 'PATH-002',
  does: 'puts plain spaces into the path of the working directory',
  control: 'PATH-001/a-way-to-a-file/relative',
  build: (original, units) => (path, where) => original(path, { ...where, cwd: units.foldSpaces(where.cwd) }),
})

export const foldsBeforeLooking = mutant({
  unit: 'resolvePath',
  kills: 'PATH-009',
  does: 'drops spaces of Unicode and an at sign before it looks at the disk',
  control: 'PATH-003/a-space/no-break-space',
  build: (original, units) => (path, where) => original(units.foldSpaces(path).replace(/^@/, ''), where),
})

export const keepsTheAtSign = mutant({
  unit: 'resolvePath',
  kills: 'PATH-015',
  does: 'takes an at sign for a part of the name, so that one file has two paths',
  control: 'PATH-003/a-space/no-break-space',
  build: (original) => (path, where) => original(path.replace(/^@/, './@'), where),
})
