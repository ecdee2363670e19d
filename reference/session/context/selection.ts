import type { EntryRecord, SelectedEntry } from '../session-index.ts'

/**
 * The entries of a path that take part in the context, in the order of the context: after a compaction, the last one on
 * the path first, then what it kept, then what follows it. System messages are not kept. Each goes with the edit in
 * force for it, the last of those selected. Rules: CTX.
 */
export function contextSelection(path: readonly EntryRecord[]): SelectedEntry[] {
  const selected = withCompaction(path)
  const edits = new Map<unknown, EntryRecord>()
  for (const { record } of selected) if (record.target !== undefined) edits.set(record.target, record)
  return selected.map((entry) => {
    const edit = edits.get(entry.record.id)
    return edit ? { ...entry, edit } : entry
  })
}

function withCompaction(path: readonly EntryRecord[]): SelectedEntry[] {
  const at = path.findLastIndex((record) => record.type === 'compaction')
  const compaction = path[at]
  if (!compaction) return path.map(following)
  const before = path.slice(0, at)
  const firstKept = before.findIndex((record) => record.id === compaction.firstKept)
  const kept = firstKept < 0 ? [] : before.slice(firstKept).filter((record) => record.role !== 'system')
  return [
    following(compaction),
    ...kept.map((record) => ({ record, kept: true })),
    ...path.slice(at + 1).map(following),
  ]
}

function following(record: EntryRecord): SelectedEntry {
  return { record, kept: false }
}
