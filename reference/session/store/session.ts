import type { SessionIndex, SessionView } from '../session-index.ts'

/**
 * How a session is stored.
 * - `memory`: never
 * - `deferred`: not yet; the file is made with the first user or assistant message
 * - `empty`: its file is there and has no bytes yet
 * - `stored`: the file is the session; size in bytes, and whether it ends with a line feed
 * - `outdated`: the file has an older version and is rewritten before it is appended to
 */
export type Storage =
  | { readonly state: 'memory' | 'deferred' | 'empty' | 'outdated' }
  | { readonly state: 'stored'; readonly size: number; readonly terminated: boolean }

/** A session that a caller holds open. */
export interface Session extends SessionView {
  readonly id: string
  /** Absolute path of its file, whether it is there or not; null in memory. */
  readonly path: string | null
  /** Absolute path of the directory in which copies are made; null in memory. */
  readonly directory: string | null
  /** Absolute path of the working directory. */
  readonly cwd: string
  index: SessionIndex
  leaf: string | null
  storage: Storage
  /** Ends when everything asked of this session before has ended: appends and branches happen one after another. */
  turn: Promise<unknown>
}

/** Runs a task when those before it have ended, however they ended. */
export function inTurn<T>(session: Session, task: () => Promise<T>): Promise<T> {
  const result = session.turn.then(task, task)
  session.turn = result.catch(() => undefined)
  return result
}
