import { type RefusalKind, SessionRefusal } from '../refusal.ts'

/** The system's code of an error, such as `ENOENT`; undefined when it has none. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

/** A failure of the file system as a refusal; a refusal stays what it is. */
export function asRefusal(kind: RefusalKind, error: unknown): SessionRefusal {
  if (error instanceof SessionRefusal) return error
  return new SessionRefusal(kind, error instanceof Error ? error.message : String(error), { cause: error })
}
