import type { EntryRecord, SessionIndex } from '../session-index.ts'

/** The entries directly below an entry, in file order; below null, those whose parent is null. Rules: TREE. */
export function sessionChildren(index: SessionIndex, parent: string | null): EntryRecord[] {
  return index.records.filter((record) => record.parentId === parent)
}
