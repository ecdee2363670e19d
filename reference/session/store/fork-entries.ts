import type { ReadEntry } from '../../../spec/schema/session.ts'
import type { EntryRecord, SessionView } from '../session-index.ts'
import type { SessionUnits } from '../units.ts'

type Parts = Pick<SessionUnits, 'sessionPath' | 'sessionLabels' | 'newEntryId' | 'orderEntry'>

/** The part of a path that a fork copies. */
export interface ForkedPath {
  readonly path: readonly EntryRecord[]
  /** The path without labels. */
  readonly kept: readonly EntryRecord[]
}

export function forkedPath(
  view: SessionView,
  at: string | null,
  units: Pick<SessionUnits, 'sessionPath'>,
): ForkedPath {
  const path = units.sessionPath(view.index, at)
  return { path, kept: path.filter((record) => record.type !== 'label') }
}

/**
 * The entries of a fork: those of the path without labels, chained anew, then the labels in force for them, as new
 * entries with the time of their latest change. Rules: FORK.
 */
export async function* forkEntries(
  { index, read }: SessionView,
  { path, kept }: ForkedPath,
  units: Parts,
): AsyncGenerator<ReadEntry> {
  const ids = new Set(kept.map(({ id }) => id))
  const successors = labelSuccessors(path)
  let parentId: string | null = null
  for await (const entry of read(kept)) {
    yield { ...entry, parentId, ...firstKept(entry, successors) }
    parentId = entry.id
  }
  for (const [targetId, { label, timestamp }] of units.sessionLabels(index)) {
    if (typeof targetId !== 'string' || !ids.has(targetId)) continue
    const id = units.newEntryId(ids)
    yield units.orderEntry(
      { type: 'label', targetId, label },
      { id, parentId, timestamp: timestamp as string },
    )
    // Labels of labels were left behind with the labels, so that this id only keeps the next one from being the same.
    ids.add(id)
    parentId = id
  }
}

/** For each label on the path, the entry that follows it and is no label, with their places on the path. */
function labelSuccessors(
  path: readonly EntryRecord[],
): Map<string, { label: number; at: number; id: string }> {
  const successors = new Map<string, { label: number; at: number; id: string }>()
  let next: { at: number; id: string } | undefined
  for (let at = path.length - 1; at >= 0; at -= 1) {
    const record = path[at]
    if (!record) continue
    if (record.type !== 'label') {
      next = { at, id: record.id }
      if (record.type === 'compaction') successors.set(record.id, { label: at, ...next })
    } else if (next) {
      successors.set(record.id, { label: at, ...next })
    }
  }
  return successors
}

/** A compaction whose first kept entry is a label before it keeps from the entry after that label. */
function firstKept(entry: ReadEntry, successors: ReturnType<typeof labelSuccessors>) {
  if (entry.type !== 'compaction') return {}
  const named = entry['firstKeptEntryId']
  const own = successors.get(entry.id)
  const successor = typeof named === 'string' ? successors.get(named) : undefined
  return own && successor && successor.label < own.at ? { firstKeptEntryId: successor.id } : {}
}
