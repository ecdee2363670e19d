import { existsSync } from 'node:fs'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { mutant } from '../../mutant.ts'

const CONTROL = 'STORE-004/a-conversation-in-memory'

export const writesIdentityFirst = mutant({
  unit: 'orderEntry',
  kills: 'STORE-005',
  does: 'writes the identity of every type of entry before its own members',
  control: CONTROL,
  build: (original) => (members, identity) => {
    const { type, id, parentId, timestamp, ...own } = original(members, identity)
    return { type, id, parentId, timestamp, ...own }
  },
})

export const tidiesTheFile = mutant({
  unit: 'storeEntry',
  kills: 'STORE-006',
  does: 'takes blank lines out of the file when it appends',
  control: CONTROL,
  build: (original) => async (session, entry, line) => {
    const place = await original(session, entry, line)
    if (session.path !== null && existsSync(session.path)) {
      await writeFile(session.path, (await readFile(session.path, 'utf8')).replaceAll(/\n\n+/g, '\n'))
    }
    return place
  },
})

export const replacesForeignFiles = mutant({
  unit: 'storeEntry',
  kills: 'STORE-007',
  does: 'removes a file that stands where a new session is stored',
  control: CONTROL,
  build: (original) => async (session, entry, line) => {
    if (session.path !== null && session.storage.state === 'deferred') await rm(session.path, { force: true })
    return original(session, entry, line)
  },
})

export const leavesHalfALine = mutant({
  unit: 'storeEntry',
  kills: 'STORE-009',
  does: 'leaves the start of a line that it could not write',
  control: CONTROL,
  build: (original) => async (session, entry, line) => {
    const { path, storage } = session
    return original(session, entry, line).catch(async (error) => {
      if (path !== null && storage.state === 'stored') await appendFile(path, `${line.slice(0, 20)}\n`)
      throw error
    })
  },
})

export const leavesHalfAFile = mutant({
  unit: 'storeEntry',
  kills: 'STORE-010',
  does: 'leaves the start of a file that it could not write',
  control: CONTROL,
  build: (original) => async (session, entry, line) => {
    const { path, storage } = session
    return original(session, entry, line).catch(async (error) => {
      if (path !== null && storage.state === 'deferred') await writeFile(path, line.slice(0, 20))
      throw error
    })
  },
})

export const startsWithoutAHeader = mutant({
  unit: 'storeEntry',
  kills: 'STORE-011',
  does: 'writes a line into a new file when the file of the session is gone',
  control: CONTROL,
  build: (original) => async (session, entry, line) => {
    const { path, storage } = session
    if (path === null || storage.state !== 'stored' || existsSync(path)) return original(session, entry, line)
    await appendFile(path, line)
    return { entry }
  },
})
