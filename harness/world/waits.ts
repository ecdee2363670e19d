import { stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { markedProcesses } from './processes.ts'

const STEP = 10

/** Waits until `done`, for `limit` milliseconds at most. */
async function until(
  done: () => Promise<boolean>,
  limit: number,
): Promise<{ done: boolean; milliseconds: number }> {
  const start = performance.now()
  for (;;) {
    const finished = await done()
    const milliseconds = Math.round(performance.now() - start)
    if (finished || milliseconds >= limit) return { done: finished, milliseconds }
    await pause(STEP)
  }
}

export async function fileAppears(
  path: string,
  limit: number,
): Promise<{ appeared: boolean; milliseconds: number }> {
  const { done, milliseconds } = await until(
    () =>
      stat(path).then(
        (found) => found.size > 0 || !found.isFile(),
        () => false,
      ),
    limit,
  )
  return { appeared: done, milliseconds }
}

export async function processesGone(
  accepts: (marker: string) => boolean,
  containing: string,
  limit: number,
): Promise<{ gone: boolean; milliseconds: number }> {
  const { done, milliseconds } = await until(async () => {
    const living = await markedProcesses(accepts)
    return !living.some(({ command }) => command.includes(containing))
  }, limit)
  return { gone: done, milliseconds }
}
