import { type ReadHeader, SESSION_VERSION } from '../../../spec/schema/session.ts'
import type { Host } from '../../host/host.ts'
import { createIndex } from '../index/add-to-index.ts'
import type { SessionIndex } from '../session-index.ts'
import type { SessionUnits } from '../units.ts'
import type { Session, Storage } from './session.ts'

/** A header made now, its members in the order in which they are written. Rules: FMT. */
export function newHeader(
  { id, cwd, parentSession }: { id: string; cwd: string; parentSession?: string | undefined },
  host: Pick<Host, 'now'>,
): ReadHeader & { readonly timestamp: string } {
  const timestamp = new Date(host.now()).toISOString()
  const origin = parentSession === undefined ? {} : { parentSession }
  return { type: 'session', version: SESSION_VERSION, id, timestamp, cwd, ...origin }
}

/** An index without entries, for a session that is made now. */
export function emptyIndex(header: ReadHeader): SessionIndex {
  return createIndex(header, SESSION_VERSION)
}

export interface SessionOptions {
  readonly path: string | null
  readonly directory: string | null
  readonly cwd: string
  readonly index: SessionIndex
  readonly storage: Storage
}

/** A session held open, its leaf at the last entry. */
export function holdSession(
  { path, directory, cwd, index, storage }: SessionOptions,
  units: Pick<SessionUnits, 'readEntries'>,
  host: Host,
): Session {
  const session: Session = {
    id: index.header.id,
    path,
    directory,
    cwd,
    index,
    leaf: index.last,
    storage,
    turn: Promise.resolve(),
    read: (records) =>
      units.readEntries(records, session.index.writtenVersion, (start, end) =>
        host.fs.readChunks(path ?? '', { start, end }),
      ),
  }
  return session
}
