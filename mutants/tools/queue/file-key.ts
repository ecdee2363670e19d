import type { Units } from '../../../reference/units.ts'
import { mutant } from '../../mutant.ts'

const CONTROL = 'QUEUE-001/twenty-edits-of-twenty-lines-of-one-file'

export const onlyOneQueue = mutant({
  unit: 'fileKey',
  kills: 'QUEUE-003',
  does: 'has one queue for all files',
  control: CONTROL,
  build: () => async () => 'all files',
})

export const goesByThePath = mutant({
  unit: 'fileKey',
  kills: 'QUEUE-004',
  does: 'takes the path for the file, and follows no link',
  control: CONTROL,
  build: () => async (path) => path,
})

export const newFilesHaveNoQueue = mutant({
  unit: 'fileKey',
  kills: 'QUEUE-005',
  does: 'lets every call for a file that does not exist yet have a queue of its own',
  control: CONTROL,
  build: (original, units) => {
    let missing = 0
    return async (path) => ((await isThere(units, path)) ? original(path) : `missing ${missing++}`)
  },
})

export const newFilesGoByThePath = mutant({
  unit: 'fileKey',
  kills: 'QUEUE-006',
  does: 'follows no link on the way to a file that does not exist yet',
  control: 'QUEUE-005/a-write-and-twenty-edits',
  build: (original, units) => async (path) => ((await isThere(units, path)) ? original(path) : path),
})

export const hardLinksAreOthers = mutant({
  unit: 'fileKey',
  kills: 'QUEUE-007',
  does: 'takes hard links for different files',
  control: CONTROL,
  build: (original) => async (path) => {
    const key = await original(path)
    return key.startsWith('inode:') ? path : key
  },
})

async function isThere(units: Units, path: string): Promise<boolean> {
  const { isError } = await units.callTool('read', { path, limit: 1 }, { cwd: '/' })
  return !isError
}
