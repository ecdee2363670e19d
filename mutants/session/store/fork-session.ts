import { existsSync } from 'node:fs'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { mutant } from '../../mutant.ts'
import { rewritten } from './rewritten.ts'

const CONTROL = 'FORK-011/a-target-that-is-not-in-the-session/never-seen'
const PATH_CONTROL = 'FORK-002/a-chain-stays-as-it-is'

export const namesTheGrandparent = mutant({
  unit: 'forkSession',
  kills: 'FORK-006',
  does: 'keeps the parent session that the source has',
  control: PATH_CONTROL,
  build: (original) => async (session, at) => {
    const older = session.index.header['parentSession']
    return rewritten(await original(session, at), ([header, ...entries]) =>
      older === undefined ? [{ ...header }, ...entries] : [{ ...header, parentSession: older }, ...entries],
    )
  },
})

export const namesFilesByIdAlone = mutant({
  unit: 'sessionFileName',
  kills: 'FORK-007',
  does: 'leaves the time out of the name of a file',
  control: PATH_CONTROL,
  build: () => (_timestamp, id) => `${id}.jsonl`,
})

export const storesEveryFork = mutant({
  unit: 'forkSession',
  kills: 'FORK-008',
  does: 'stores a fork at once, also without a conversation',
  control: PATH_CONTROL,
  build: (original, units) => async (session, at) => {
    const fork = await original(session, at)
    if (fork.path !== null && !existsSync(fork.path)) {
      await writeFile(fork.path, units.serializeLine(fork.index.header))
    }
    return fork
  },
})

export const tidiesTheSource = mutant({
  unit: 'forkSession',
  kills: 'FORK-009',
  does: 'takes blank lines out of the source',
  control: PATH_CONTROL,
  build: (original) => async (session, at) => {
    const fork = await original(session, at)
    if (session.path !== null) {
      await writeFile(session.path, (await readFile(session.path, 'utf8')).replaceAll(/\n\n+/g, '\n'))
    }
    return fork
  },
})

export const endsTheSource = mutant({
  unit: 'forkSession',
  kills: 'FORK-010',
  does: 'ends the last line of the source',
  control: PATH_CONTROL,
  build: (original) => async (session, at) => {
    const fork = await original(session, at)
    const { path } = session
    if (path !== null && !(await readFile(path, 'utf8')).endsWith('\n')) await appendFile(path, '\n')
    return fork
  },
})

export const forksAtTheLeafInstead = mutant({
  unit: 'forkSession',
  kills: 'FORK-011',
  does: 'forks at the leaf when the target is not there',
  control: PATH_CONTROL,
  build: (original) => (session, at) =>
    original(session, at !== null && !session.index.positions.has(at) ? session.leaf : at),
})

export const leavesTheLeafAtTheTarget = mutant({
  unit: 'forkSession',
  kills: 'FORK-012',
  does: 'says that the target is the leaf, though labels follow it',
  control: CONTROL,
  build: (original) => async (session, at) => {
    const fork = await original(session, at)
    fork.leaf = at
    return fork
  },
})

export const storesForksOfMemory = mutant({
  unit: 'forkSession',
  kills: 'FORK-015',
  does: 'tells a path for a fork that is kept in memory',
  control: CONTROL,
  build: (original) => async (session, at) => {
    const fork = await original(session, at)
    return fork.path === null ? { ...fork, path: '/fork.jsonl' } : fork
  },
})

export const cutsLoopsTooEarly = mutant({
  unit: 'sessionPath',
  kills: 'FORK-020',
  does: 'leaves out the entry at which a loop of parents closes',
  control: PATH_CONTROL,
  build: (original) => (index, to) => {
    const [first, ...rest] = original(index, to)
    if (first === undefined) return []
    return typeof first.parentId === 'string' && index.positions.has(first.parentId) ? rest : [first, ...rest]
  },
})
