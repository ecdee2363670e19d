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

/** Command lines of those that live although none of `expected` is a part of them, after `limit` milliseconds at most; and all. */
export async function processesLeft(
  accepts: (marker: string) => boolean,
  expected: readonly string[],
  limit: number,
): Promise<{ all: readonly string[]; unexpected: readonly string[] }> {
  let all: string[] = []
  const unexpected = () => all.filter((command) => !expected.some((part) => command.includes(part)))
  await until(async () => {
    all = (await markedProcesses(accepts)).map(({ command }) => command)
    return unexpected().length === 0
  }, limit)
  return { all, unexpected: unexpected() }
}
