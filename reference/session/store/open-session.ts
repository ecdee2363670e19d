import { SESSION_VERSION } from '../../../spec/schema/session.ts'
import type { Host } from '../../host/host.ts'
import { SessionRefusal } from '../refusal.ts'
import type { SessionUnits } from '../units.ts'
import { type LoadedFile, loadIndex } from './load-index.ts'
import { emptyIndex, holdSession, newHeader } from './new-session.ts'
import type { Session, Storage } from './session.ts'
import { parentDirectory, resolveSessionPath } from './session-paths.ts'

export interface OpenOptions {
  /** Where relative paths start, and the working directory of a session whose header names none. */
  readonly workingDirectory?: string
}

type Parts = Pick<SessionUnits, 'splitLines' | 'indexSession' | 'newEntryId' | 'newSessionId' | 'readEntries'>

/**
 * Opens a session file; nothing is written until something is appended. A path without a file holds a new session, whose
 * file is made there by its first user or assistant message. Rules: FMT, STORE.
 *
 * @throws SessionRefusal `not-a-session`, `read-failed`
 */
export async function openSession(
  given: string,
  options: OpenOptions,
  units: Parts,
  host: Host,
): Promise<Session> {
  const path = resolveSessionPath(given, options.workingDirectory, host)
  const directory = parentDirectory(path, host)
  const loaded = await loadIndex(path, units, host).catch(orMissing)
  if (loaded === 'missing' || loaded === 'empty') {
    const cwd = resolveSessionPath('.', options.workingDirectory, host)
    const index = emptyIndex(newHeader({ id: units.newSessionId(), cwd }, host))
    const storage: Storage = { state: loaded === 'missing' ? 'deferred' : 'empty' }
    return holdSession({ path, directory, cwd, index, storage }, units, host)
  }
  const { index } = loaded
  const named = index.header['cwd']
  const cwd = resolveSessionPath(
    typeof named === 'string' && named ? named : '.',
    options.workingDirectory,
    host,
  )
  return holdSession({ path, directory, cwd, index, storage: storageOf(loaded) }, units, host)
}

function orMissing(error: unknown): 'missing' {
  if (error instanceof SessionRefusal && error.kind === 'not-found') return 'missing'
  throw error
}

export function storageOf({ index, size, terminated }: LoadedFile): Storage {
  return index.writtenVersion < SESSION_VERSION
    ? { state: 'outdated' }
    : { state: 'stored', size, terminated }
}
