import { Refused, RpcFailure } from '../stdio/failures.ts'

/** What pi's session code says when it refuses, and the kind that a rule compares. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^Session id must be /, 'invalid-id'],
  [/^Session file is not a valid /, 'not-a-session'],
  [/^Cannot fork: source session /, 'not-a-session'],
  [/^Entry .* not found$/s, 'unknown-entry'],
  [/^Entry .* is not on the active branch$/s, 'not-on-path'],
  [/^Entry .* does not contribute editable /s, 'not-editable'],
  [/^Context edit replacement must /, 'invalid-replacement'],
  [/^This session has not been saved yet/, 'not-saved'],
]

/** The kind of a refusal that comes from the file system. */
export type SystemKind = 'read-failed' | 'write-failed'

/**
 * Runs session code of pi. What it throws becomes a refusal with pi's own message; the kind is one of the list above,
 * `system` when the file system refused, or `unexpected`.
 */
export function refusing<Result>(system: SystemKind, action: () => Result): Result {
  try {
    return action()
  } catch (reason) {
    if (reason instanceof Refused || reason instanceof RpcFailure || !(reason instanceof Error)) throw reason
    throw new Refused(kindOf(reason, system), reason.message)
  }
}

function kindOf(error: Error, system: SystemKind): string {
  if ('code' in error) return system
  return kinds.find(([pattern]) => pattern.test(error.message))?.[1] ?? 'unexpected'
}
