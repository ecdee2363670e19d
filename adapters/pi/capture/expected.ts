import { pi, type SessionManager } from '../pi-package.ts'
import { readParts } from '../session-parts.ts'
import type { Recording } from './recording.ts'

/**
 * What pi itself says about a recorded session, as the text of `expected.json`:
 * the leaf, the tree, and for each entry asked for (all ends of branches among them) its path, context and messages.
 */
export function expectedOf({ file, at = [] }: Recording): string {
  const manager = pi.SessionManager.open(file)
  const entries = new Set([...at, ...endsOf(manager)])
  const answers: Record<string, unknown> = {}
  for (const entry of entries) {
    answers[entry] = readParts(manager, ['path', 'context', 'messages', 'modelMessages'], entry)
  }
  const { leaf, tree } = readParts(manager, ['leaf', 'tree'])
  return `${JSON.stringify({ leaf, tree, at: answers }, null, 2)}\n`
}

/** Entries that have no child, in file order. The leaf of a session that was just recorded is one of them. */
function endsOf(manager: SessionManager): string[] {
  const entries = manager.getEntries()
  const parents = new Set(entries.map(({ parentId }) => parentId))
  return entries.map(({ id }) => id).filter((id) => !parents.has(id))
}
