/** Why a session cannot do what was asked. */
export type RefusalKind =
  | 'not-a-session'
  | 'not-found'
  | 'read-failed'
  | 'write-failed'
  | 'invalid-id'
  | 'invalid-entry'
  | 'unknown-entry'
  | 'invalid-replacement'
  | 'not-on-path'
  | 'not-editable'

/** A refusal that a caller can expect. The message is for people, the kind for programs. */
export class SessionRefusal extends Error {
  readonly kind: RefusalKind

  constructor(kind: RefusalKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SessionRefusal'
    this.kind = kind
  }
}

export function unknownEntry(id: unknown): SessionRefusal {
  return new SessionRefusal('unknown-entry', `Entry ${id} not found`)
}
