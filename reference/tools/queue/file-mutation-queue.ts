import type { Units } from '../../units.ts'
import { checkAborted, untilAborted } from '../abort.ts'

/** Runs `task` when no earlier change of the same file is waiting or running. See {@link buildWithFileMutation}. */
export type WithFileMutation = <T>(
  path: string | Promise<string>,
  task: () => T | Promise<T>,
  signal?: AbortSignal,
) => Promise<T>

/**
 * The queue in which changes of files wait: changes of one file run one after another in the order of the calls, changes of
 * different files at the same time. Which file it is says the unit `fileKey`, asked in the order of the calls. A path that is still
 * looked up takes its place in that order too.
 * An error or an abort frees the queue. Nothing may wait for the same file from within a task.
 *
 * @throws ToolError at once when aborted before its turn; the task never runs then, and nobody behind it runs earlier for it
 * Area: QUEUE.
 */
export function buildWithFileMutation(units: Units): WithFileMutation {
  const ends = new Map<string, Promise<void>>()
  let registered: Promise<unknown> = Promise.resolve()

  /** Takes the next place for the file; settles with what to wait for and how to leave. */
  async function takePlace(
    path: string | Promise<string>,
  ): Promise<{ before: Promise<void>; leave: () => void }> {
    const key = await units.fileKey(await path)
    const before = ends.get(key) ?? Promise.resolve()
    const mine = Promise.withResolvers<void>()
    // The end of this place comes after the end of the one before even if it is left early.
    const end = before.then(() => mine.promise)
    ends.set(key, end)
    void end.then(() => {
      if (ends.get(key) === end) ends.delete(key)
    })
    return { before, leave: mine.resolve }
  }

  return async (path, task, signal) => {
    // A path that cannot be resolved is reported when its turn comes, and is no unhandled rejection until then.
    Promise.resolve(path).catch(() => undefined)
    const place = registered.then(() => takePlace(path))
    registered = place.catch(() => undefined)
    const start = place.then(({ before }) => before)
    try {
      await untilAborted(start, signal)
      checkAborted(signal)
      return await task()
    } finally {
      place.then(
        ({ leave }) => leave(),
        () => undefined,
      )
    }
  }
}
