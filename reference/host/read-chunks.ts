import { open } from 'node:fs/promises'

const FIRST = 64 * 1024
const LARGEST = 1024 * 1024

/**
 * The bytes of a file from `start` up to and without `end`, or to its end. Pieces start at 64 KiB, so that little is read for a
 * small file, and double up to 1 MiB, since each costs a way to the thread pool and back: that makes most of the time for a large one.
 */
export async function* readChunks(
  path: string,
  {
    start = 0,
    end = Number.POSITIVE_INFINITY,
    signal,
  }: { start?: number; end?: number; signal?: AbortSignal } = {},
): AsyncGenerator<Uint8Array> {
  const handle = await open(path, 'r')
  try {
    let at = start
    for (let size = FIRST; at < end; size = Math.min(size * 2, LARGEST)) {
      signal?.throwIfAborted()
      const buffer = Buffer.allocUnsafeSlow(Math.min(size, end - at))
      // Without a position, since not everything that has no size can be read at one.
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, start === 0 ? null : at)
      if (bytesRead === 0) return
      at += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}
