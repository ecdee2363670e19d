import { existsSync } from 'node:fs'
import { Refused } from '../stdio/failures.ts'
import { pi, type SessionManager } from './pi-package.ts'
import { moveLeaf } from './session-parts.ts'

/**
 * Forks a session as pi's runtime does: a second manager opens the stored file and switches to the copy.
 * pi has no such way for a session in memory; there the manager itself switches, and a twin takes its place.
 *
 * @returns the manager of the fork, and the one that now holds the source
 */
export function forkSession(
  source: SessionManager,
  at: string,
): { fork: SessionManager; source: SessionManager } {
  if (!source.isPersisted()) {
    const twin = twinInMemory(source)
    source.createBranchedSession(at)
    return { fork: source, source: twin }
  }
  const file = source.getSessionFile()
  if (file === undefined || !existsSync(file)) {
    const advice = 'Send a message before cloning or forking it.'
    throw new Refused('not-saved', `This session has not been saved yet. ${advice}`)
  }
  const fork = pi.SessionManager.open(file, source.getSessionDir())
  fork.createBranchedSession(at)
  return { fork, source }
}

function twinInMemory(manager: SessionManager): SessionManager {
  const entries = [manager.getHeader(), ...manager.getEntries()]
  const twin = pi.SessionManager.inMemory(manager.getCwd(), {}, entries)
  moveLeaf(twin, manager.getLeafId())
  return twin
}
