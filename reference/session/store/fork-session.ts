import type { Host } from '../../host/host.ts'
import { unknownEntry } from '../refusal.ts'
import { recordOf } from '../tree/path.ts'
import type { SessionUnits } from '../units.ts'
import { forkEntries, forkedPath } from './fork-entries.ts'
import { emptyIndex, holdSession, newHeader } from './new-session.ts'
import { inTurn, type Session } from './session.ts'
import { joinPath } from './session-paths.ts'
import { asRefusal } from './system-error.ts'
import { writeNewFile } from './write-file.ts'

type Parts = Pick<
  SessionUnits,
  | 'addToIndex'
  | 'newEntryId'
  | 'newSessionId'
  | 'openSession'
  | 'orderEntry'
  | 'readEntries'
  | 'serializeLine'
  | 'sessionFileName'
  | 'sessionLabels'
  | 'sessionPath'
  | 'startsFile'
>

/**
 * Copies the path from the root to an entry into a new session in the same directory; null copies nothing. The new file
 * is made at once when the path holds a user or assistant message, and with the first such message otherwise. The
 * session given, and its file, stay as they were. Rules: FORK.
 *
 * @throws SessionRefusal `unknown-entry`, `write-failed`
 */
export function forkSession(session: Session, at: string | null, units: Parts, host: Host): Promise<Session> {
  return inTurn(session, async () => {
    const { cwd, directory } = session
    if (at !== null && !recordOf(session.index, at)) throw unknownEntry(at)
    const parentSession = session.path ?? undefined
    const header = newHeader({ id: units.newSessionId(), cwd, parentSession }, host)
    const forked = forkedPath(session, at, units)
    const entries = forkEntries(session, forked, units)
    const path = directory && joinPath(directory, units.sessionFileName(header.timestamp, header.id), host)
    if (path && forked.kept.some(units.startsFile)) {
      const lines = async function* () {
        yield units.serializeLine(header)
        for await (const entry of entries) yield units.serializeLine(entry)
      }
      await writeNewFile(path, lines(), host.fs).catch((error) => {
        throw asRefusal('write-failed', error)
      })
      return units.openSession(path)
    }
    const index = emptyIndex(header)
    for await (const entry of entries) units.addToIndex(index, entry, { entry })
    return holdSession(
      { path, directory, cwd, index, storage: { state: path ? 'deferred' : 'memory' } },
      units,
      host,
    )
  })
}
