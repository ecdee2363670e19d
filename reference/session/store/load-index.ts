import type { Host } from '../../host/host.ts'
import { SessionRefusal } from '../refusal.ts'
import type { SessionIndex } from '../session-index.ts'
import type { SessionUnits } from '../units.ts'
import { asRefusal, errorCode } from './system-error.ts'

/** A session file as it was read. */
export interface LoadedFile {
  readonly index: SessionIndex
  /** Bytes. */
  readonly size: number
  /** The file ends with a line feed. */
  readonly terminated: boolean
}

/**
 * Reads a session file, chunk by chunk, without writing to it. Rules: FMT, STORE.
 *
 * @returns `empty` for a file without bytes
 * @throws SessionRefusal `not-found`, `read-failed`, `not-a-session`
 */
export async function loadIndex(
  path: string,
  units: Pick<SessionUnits, 'splitLines' | 'indexSession' | 'newEntryId'>,
  host: Host,
): Promise<LoadedFile | 'empty'> {
  const seen = { size: 0, lastByte: -1 }
  const lines = units.splitLines(watch(host.fs.readChunks(path), seen))
  try {
    const index = await units.indexSession(lines, { path, newId: units.newEntryId })
    return { index, size: seen.size, terminated: seen.lastByte === 0x0a }
  } catch (error) {
    if (error instanceof SessionRefusal && seen.size === 0) return 'empty'
    throw asRefusal(errorCode(error) === 'ENOENT' ? 'not-found' : 'read-failed', error)
  }
}

async function* watch(chunks: AsyncIterable<Uint8Array>, seen: { size: number; lastByte: number }) {
  for await (const chunk of chunks) {
    seen.size += chunk.length
    seen.lastByte = chunk.at(-1) ?? seen.lastByte
    yield chunk
  }
}
