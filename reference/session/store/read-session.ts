import type { SessionPart, SessionParts } from '../../../spec/schema/protocol.ts'
import type { Host } from '../../host/host.ts'
import { SessionRefusal } from '../refusal.ts'
import type { SessionUnits } from '../units.ts'
import type { OpenOptions } from './open-session.ts'
import { resolveSessionPath } from './session-paths.ts'

export interface ReadRequest extends OpenOptions {
  readonly path: string
  readonly want: readonly SessionPart[]
  /** See `sessionParts`. */
  readonly at?: string | null | undefined
}

/**
 * The parts of a session file that are wanted; the file is only read.
 *
 * @throws SessionRefusal `not-found`, `read-failed`, `not-a-session`, `unknown-entry`
 */
export async function readSession(
  { path, want, at, ...options }: ReadRequest,
  units: Pick<SessionUnits, 'openSession' | 'sessionParts'>,
  host: Host,
): Promise<SessionParts> {
  const session = await units.openSession(path, options)
  if (session.storage.state === 'deferred') {
    const file = resolveSessionPath(path, options.workingDirectory, host)
    throw new SessionRefusal('not-found', `Session file not found: ${file}`)
  }
  return units.sessionParts(session, want, at)
}
