import { open } from 'node:fs/promises'
import type { Sink } from './host.ts'

/** Writes a new file piece by piece. A failed piece fails all later ones, so that the file has no hole. */
export function createNodeSink(path: string, options: { mode: number }): Sink {
  const file = open(path, 'wx', options.mode)
  let last: Promise<unknown> = file
  file.catch(() => undefined)
  return {
    opened: file.then(() => undefined),
    write: (content) => {
      const written = last.then(async () => (await file).writeFile(content))
      last = written
      return written
    },
    close: async () => {
      try {
        await last
      } finally {
        await (await file).close()
      }
    },
  }
}
