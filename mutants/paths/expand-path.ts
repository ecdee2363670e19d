import { mutant } from '../mutant.ts'

const RELATIVE = 'PATH-001/a-way-to-a-file/relative'

export const startsAtHome = mutant({
  unit: 'expandPath',
  kills: 'PATH-001',
  does: 'resolves relative paths against the home directory',
  control: 'PATH-005/a-way-home/a-file',
  build: (original) => (path, place) => original(path, { ...place, cwd: place.home }),
})

export const dropsEveryAtSign = mutant({
  unit: 'expandPath',
  kills: 'PATH-004',
  does: 'drops all at signs at the start',
  control: RELATIVE,
  build: (original) => (path, place) => original(path.replace(/^@+/, '@'), place),
})

export const knowsNoHome = mutant({
  unit: 'expandPath',
  kills: 'PATH-005',
  does: 'takes a tilde for a name',
  control: RELATIVE,
  build: (original) => (path, place) => original(path.replace(/^(@?)~/, '$1./~'), place),
})

export const decodesEverything = mutant({
  unit: 'expandPath',
  kills: 'PATH-006',
  does: 'decodes percent codes that are in no URL',
  control: RELATIVE,
  build: (original) => (path, place) => original(path.replaceAll('%20', ' '), place),
})

export const keepsQueries = mutant({
  unit: 'expandPath',
  kills: 'PATH-007',
  does: "takes a URL's query and fragment for a part of the name",
  control: RELATIVE,
  build: (original) => (path, place) =>
    original(path.startsWith('file://') ? path.replaceAll('?', '%3F').replaceAll('#', '%23') : path, place),
})

export const looksForHomeFirst = mutant({
  unit: 'expandPath',
  kills: 'PATH-008',
  does: 'drops the at sign after it has looked for home and URL',
  control: RELATIVE,
  build: (original) => (path, place) =>
    original(path.startsWith('@') ? path.replace('@', './') : path, place),
})
