import { appendFile } from 'node:fs/promises'
import { mutant } from '../../mutant.ts'

const CONTROL = 'STORE-006/lines-that-no-writer-would-write-today'

export const hidesFailures = mutant({
  unit: 'appendEntry',
  kills: 'STORE-008',
  does: 'answers as if it had appended an entry that could not be written',
  control: CONTROL,
  build: (original) => (session, members) => original(session, members).catch(() => 'ffffffff'),
})

export const notesEveryMove = mutant({
  unit: 'branchSession',
  kills: 'STORE-012',
  does: 'adds a blank line to the file when the leaf moves',
  control: CONTROL,
  build: (original) => async (session, to, summary) => {
    const leaf = await original(session, to, summary)
    if (session.path !== null && summary === undefined) await appendFile(session.path, '\n')
    return leaf
  },
})

export const namesTheTarget = mutant({
  unit: 'branchSession',
  kills: 'STORE-013',
  does: 'says in a summary that the entry was left to which the leaf moved',
  control: CONTROL,
  build: (original) => (session, to, summary) => {
    if (summary !== undefined && to !== null && session.index.positions.has(to)) session.leaf = to
    return original(session, to, summary)
  },
})

export const movesThoughItFailed = mutant({
  unit: 'branchSession',
  kills: 'STORE-014',
  does: 'leaves the leaf at the entry below which a summary could not be written',
  control: CONTROL,
  build: (original) => (session, to, summary) =>
    original(session, to, summary).catch((error) => {
      if (to === null || session.index.positions.has(to)) session.leaf = to
      throw error
    }),
})
