import type { ReadEntry } from '../../../spec/schema/session.ts'
import type { Host } from '../../host/host.ts'
import type { EntryPlace, EntryRecord } from '../session-index.ts'
import type { SessionUnits } from '../units.ts'
import { appendText } from './append-text.ts'
import type { Session } from './session.ts'
import { writeNewFile } from './write-file.ts'

type Parts = Pick<SessionUnits, 'startsFile' | 'upgradeFile' | 'serializeLine'>

/**
 * Stores an entry as the last line of a session's file, or keeps it in memory while the session has no file.
 * When this fails, nothing is stored. Rules: STORE.
 *
 * @param line the entry as it is written, with its line feed
 * @returns where the entry is now
 */
export async function storeEntry(
  session: Session,
  entry: ReadEntry,
  line: string,
  units: Parts,
  host: Host,
): Promise<EntryPlace> {
  const { path } = session
  if (path === null || session.storage.state === 'memory') return { entry }
  if (session.storage.state === 'deferred') {
    if (units.startsFile(entry)) await createFile(session, path, line, units, host)
    return { entry }
  }
  if (session.storage.state === 'outdated') await units.upgradeFile(session, path)
  const header = session.storage.state === 'empty' ? units.serializeLine(session.index.header) : ''
  const known = session.storage.state === 'stored' ? session.storage : { size: 0, terminated: true }
  const { offset, size } = await appendText(path, header + line, known, host.fs)
  session.storage = { state: 'stored', size, terminated: true }
  const length = byteLength(line) - 1
  const start = offset + byteLength(header)
  // Another writer may have come between: then it is not known where the line is.
  return size === start + length + 1 ? { offset: start, length } : { entry }
}

/** A user or assistant message makes the file of a session; nothing else does. Rules: STORE. */
export function startsFile(entry: Pick<EntryRecord, 'type' | 'role'> | ReadEntry): boolean {
  if (entry.type !== 'message') return false
  const role = 'message' in entry ? (entry.message as { role?: unknown } | null)?.role : entry.role
  return role === 'user' || role === 'assistant'
}

/** Writes everything kept so far, and the line. From then on the entries are read from the file. */
async function createFile(
  session: Session,
  path: string,
  line: string,
  units: Parts,
  host: Host,
): Promise<void> {
  const { index } = session
  let size = 0
  const places: EntryPlace[] = []
  const put = (text: string) => {
    const length = byteLength(text)
    places.push({ offset: size, length: length - 1 })
    size += length
    return text
  }
  async function* texts() {
    yield put(units.serializeLine(index.header))
    for await (const entry of session.read(index.records)) yield put(units.serializeLine(entry))
    yield put(line)
  }
  await writeNewFile(path, texts(), host.fs)
  index.records.forEach((record, at) => {
    index.records[at] = { ...record, place: places[at + 1] ?? record.place }
  })
  session.storage = { state: 'stored', size, terminated: true }
}

const encoder = new TextEncoder()

/** UTF-8 bytes. */
function byteLength(text: string): number {
  return encoder.encode(text).length
}
