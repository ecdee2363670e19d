import { InvalidParams } from '../stdio/failures.ts'
import type { Handlers, ResultOf } from '../stdio/handlers.ts'
import { appendEntry } from './append-entry.ts'
import { forkSession } from './fork.ts'
import { pi, type SessionManager } from './pi-package.ts'
import { refusing } from './refusals.ts'
import { moveLeaf, readParts } from './session-parts.ts'

/** The methods `session/*`, and `forget`, which drops every handle. */
export function sessionHandlers(): { handlers: Handlers; forget(): void } {
  const managers = new Map<string, SessionManager>()
  let count = 0

  function opened(manager: SessionManager): ResultOf<'session/open'> {
    const session = `s${++count}`
    managers.set(session, manager)
    const path = manager.getSessionFile() ?? null
    // Entries without ids leave the leaf undefined.
    return { session, id: manager.getSessionId(), path, leaf: manager.getLeafId() ?? null }
  }

  function held(session: string): SessionManager {
    const manager = managers.get(session)
    if (manager === undefined) throw new InvalidParams(`There is no open session "${session}"`)
    return manager
  }

  const handlers: Handlers = {
    'session/read': ({ path, want, at }) =>
      refusing('read-failed', () => readParts(pi.SessionManager.open(path), want, at)),
    'session/open': ({ path }) => refusing('read-failed', () => opened(pi.SessionManager.open(path))),
    'session/create': ({ cwd, directory, ...options }) =>
      refusing('write-failed', () =>
        opened(
          directory === null
            ? pi.SessionManager.inMemory(cwd, options)
            : pi.SessionManager.create(cwd, directory, options),
        ),
      ),
    'session/append': ({ session, entry }) =>
      refusing('write-failed', () => ({ id: appendEntry(held(session), entry) })),
    'session/branch': ({ session, to, summary }) =>
      refusing('write-failed', () => {
        const manager = held(session)
        if (summary === undefined) moveLeaf(manager, to)
        else manager.branchWithSummary(to, summary)
        return { leaf: manager.getLeafId() }
      }),
    'session/state': ({ session, want, at }) =>
      refusing('read-failed', () => readParts(held(session), want, at)),
    'session/fork': ({ session, at }) =>
      refusing('write-failed', () => {
        const { fork, source } = forkSession(held(session), at)
        managers.set(session, source)
        return opened(fork)
      }),
    'session/forkFrom': ({ source, cwd, directory }) =>
      refusing('write-failed', () => opened(pi.SessionManager.forkFrom(source, cwd, directory))),
    'session/close': ({ session }) => {
      managers.delete(session)
      return {}
    },
  }
  /** Handles are numbered anew, so that a scenario that runs again sends the same requests. */
  function forget(): void {
    managers.clear()
    count = 0
  }
  return { handlers, forget }
}
