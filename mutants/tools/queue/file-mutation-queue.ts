import { untilAborted } from '../../../reference/tools/abort.ts'
import { mutant } from '../../mutant.ts'

export const neverWaits = mutant({
  unit: 'withFileMutation',
  kills: 'QUEUE-001',
  does: 'begins every change at once',
  control: 'QUEUE-003/twenty-files',
  build: () => async (_path, task) => task(),
})

export const lastInFirstOut = mutant({
  unit: 'withFileMutation',
  kills: 'QUEUE-002',
  does: 'lets the call that came last go first',
  control: 'QUEUE-001/twenty-edits-of-twenty-lines-of-one-file',
  build: (_original, units) => {
    const queues = new Map<string, (() => void)[]>()
    return async (path, task) => {
      const key = await units.fileKey(await path)
      const waiting = queues.get(key)
      if (waiting) await new Promise<void>((begin) => waiting.push(begin))
      else queues.set(key, [])
      try {
        return await task()
      } finally {
        const next = queues.get(key)?.pop()
        if (next) next()
        else queues.delete(key)
      }
    }
  },
})

export const neverForgetsAFailure = mutant({
  unit: 'withFileMutation',
  kills: 'QUEUE-008',
  does: 'lets every change fail that comes after a failed one',
  control: 'QUEUE-001/twenty-edits-of-twenty-lines-of-one-file',
  build: (original) => {
    const failures = new Map<string, unknown>()
    return (path, task, signal) =>
      original(
        path,
        async () => {
          const file = await path
          if (failures.has(file)) throw failures.get(file)
          try {
            return await task()
          } catch (error) {
            failures.set(file, error)
            throw error
          }
        },
        signal,
      )
  },
})

export const leavesWithTheAbort = mutant({
  unit: 'withFileMutation',
  kills: 'QUEUE-009',
  does: 'frees the queue as soon as the call is aborted',
  control: 'QUEUE-001/twenty-edits-of-twenty-lines-of-one-file',
  build: (original) => (path, task, signal) =>
    original(path, () => untilAborted(Promise.resolve(task()), signal), signal),
})

export const beginsThoughAborted = mutant({
  unit: 'withFileMutation',
  kills: 'QUEUE-010',
  does: 'begins a change that was aborted while it waited',
  control: 'QUEUE-001/twenty-edits-of-twenty-lines-of-one-file',
  build: (original) => (path, task) => original(path, task),
})
