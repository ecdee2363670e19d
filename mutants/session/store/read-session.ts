import { appendFile, readFile } from 'node:fs/promises'
import { mutant } from '../../mutant.ts'

export const marksWhatItRefuses = mutant({
  unit: 'readSession',
  kills: 'FMT-008',
  does: 'writes a line feed into a file that it refuses',
  control: 'FMT-007/a-header-that-is-not-the-first-value/after-an-entry',
  build: (original) => async (request) => {
    try {
      return await original(request)
    } catch (error) {
      await appendFile(request.path, '\n')
      throw error
    }
  },
})

export const leavesATrace = mutant({
  unit: 'readSession',
  kills: 'FMT-014',
  does: 'writes a line feed into every file that it has read',
  control: 'FMT-003/a-line-in-the-middle/empty',
  build: (original) => async (request) => {
    const parts = await original(request)
    await appendFile(request.path, '\n')
    return parts
  },
})

export const repairsWhatItReads = mutant({
  unit: 'readSession',
  kills: 'FMT-015',
  does: 'ends the last line of a file that it reads',
  control: 'FMT-014/reading-a-session/that-is-plain',
  build: (original) => async (request) => {
    const parts = await original(request)
    if (!(await readFile(request.path, 'latin1')).endsWith('\n')) await appendFile(request.path, '\n')
    return parts
  },
})
