import type { SessionIndex } from '../session-index.ts'

/** The session's name: the last one given on any branch, trimmed. Empty, missing, or no text: none. */
export function sessionName(index: SessionIndex): string | undefined {
  const name = index.names.at(-1)
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined
}
