import { type FileHandle, open } from 'node:fs/promises'
import type { Sink } from './host.ts'

/** Writes a new file piece by piece. A failed piece fails all later ones, so that the file has no hole. */
export function createNodeSink(path: string, options: { mode: number }): Sink {
  const file = open(path, 'wx', options.mode)
  let last: Promise<unknown> = file
  file.catch(() => undefined)
  return {
    opened: file.then(() => undefined),
    write: (pieces) => {
      const written = last.then(async () => writeAll(await file, pieces))
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

/** One call may write only a part, such as on a disk that is nearly full. */
async function writeAll(file: FileHandle, pieces: readonly Uint8Array[]): Promise<void> {
  let rest = pieces.filter((piece) => piece.length > 0)
  while (rest.length > 0) {
    const { bytesWritten } = await file.writev(rest)
    rest = without(rest, bytesWritten)
  }
}

function without(pieces: readonly Uint8Array[], count: number): Uint8Array[] {
  let left = count
  return pieces.flatMap((piece) => {
    const dropped = Math.min(left, piece.length)
    left -= dropped
    return dropped === piece.length ? [] : [piece.subarray(dropped)]
  })
}
