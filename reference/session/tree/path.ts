import type { EntryRecord, SessionIndex } from '../session-index.ts'

/** The record of an id; undefined when the session has none. */
export function recordOf(index: SessionIndex, id: unknown): EntryRecord | undefined {
  const position = typeof id === 'string' ? index.positions.get(id) : undefined
  return position === undefined ? undefined : index.records[position]
}

/**
 * The path from a root to an entry. It begins at the first entry whose parent is missing, empty or not in the session,
 * or was seen before: a loop of parents ends. Rules: TREE, ROB.
 *
 * @param to null or an unknown id has no path
 */
export function sessionPath(index: SessionIndex, to: string | null): EntryRecord[] {
  const path: EntryRecord[] = []
  const seen = new Set<string>()
  let record = recordOf(index, to)
  while (record && !seen.has(record.id)) {
    seen.add(record.id)
    path.push(record)
    record = record.parentId ? recordOf(index, record.parentId) : undefined
  }
  return path.reverse()
}
