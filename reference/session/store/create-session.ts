import type { Host } from '../../host/host.ts'
import type { SessionUnits } from '../units.ts'
import { emptyIndex, holdSession, newHeader } from './new-session.ts'
import type { Session } from './session.ts'
import { joinPath, resolveSessionPath } from './session-paths.ts'
import { asRefusal } from './system-error.ts'

export interface CreateOptions {
  readonly cwd: string
  /** Directory of the file; null: keep the session in memory only. */
  readonly directory: string | null
  readonly id?: string | undefined
  /** Stored as given. */
  readonly parentSession?: string | undefined
  /** Where relative paths start. */
  readonly workingDirectory?: string | undefined
}

type Parts = Pick<SessionUnits, 'newSessionId' | 'checkSessionId' | 'sessionFileName' | 'readEntries'>

/**
 * A new session. Its directory is made now, its file with the first user or assistant message. Rules: FMT, STORE.
 *
 * @throws SessionRefusal `invalid-id`, `write-failed`
 */
export async function createSession(options: CreateOptions, units: Parts, host: Host): Promise<Session> {
  if (options.id !== undefined) units.checkSessionId(options.id)
  const id = options.id ?? units.newSessionId()
  const cwd = resolveSessionPath(options.cwd, options.workingDirectory, host)
  const header = newHeader({ id, cwd, parentSession: options.parentSession }, host)
  const index = emptyIndex(header)
  if (options.directory === null) {
    return holdSession({ path: null, directory: null, cwd, index, storage: { state: 'memory' } }, units, host)
  }
  const directory = resolveSessionPath(options.directory, options.workingDirectory, host)
  await host.fs.mkdir(directory).catch((error) => {
    throw asRefusal('write-failed', error)
  })
  const path = joinPath(directory, units.sessionFileName(header.timestamp, id), host)
  return holdSession({ path, directory, cwd, index, storage: { state: 'deferred' } }, units, host)
}
