import type { EntryRecord, SessionIndex, TreeNode } from '../session-index.ts'
import type { SessionUnits } from '../units.ts'
import { recordOf } from './path.ts'

/**
 * The whole tree in pre-order, every entry once. An entry whose parent is null, itself or not in the session is a root;
 * of a loop of parents, the entry that comes first in the file is. Roots are in file order, children in the order of
 * their timestamps, those of equal time in file order. Rules: TREE, ROB.
 */
export function sessionTree(index: SessionIndex, units: Pick<SessionUnits, 'sessionLabels'>): TreeNode[] {
  const roots = findRoots(index)
  const children = childrenByParent(index, roots)
  const labels = units.sessionLabels(index)
  const nodes: TreeNode[] = []
  const waiting = [...roots].reverse()
  for (let record = waiting.pop(); record; record = waiting.pop()) {
    const change = labels.get(record.id)
    const label = change ? { label: change.label } : {}
    nodes.push({ id: record.id, parent: roots.has(record) ? null : (record.parentId as string), ...label })
    for (const child of (children.get(record.id) ?? []).reverse()) waiting.push(child)
  }
  return nodes
}

/** In file order. A loop has no root of its own, so that what no root reaches belongs to one or hangs below it. */
function findRoots(index: SessionIndex): Set<EntryRecord> {
  const rooted = new Set<EntryRecord>()
  const walked = new Set<EntryRecord>()
  for (const start of index.records) {
    const trail = new Set<EntryRecord>()
    let record: EntryRecord | undefined = start
    let end = start
    while (record && !walked.has(record) && !trail.has(record)) {
      trail.add(record)
      end = record
      record = recordOf(index, record.parentId)
    }
    if (!record) rooted.add(end)
    else if (trail.has(record)) rooted.add(firstOfLoop(index, record))
    for (const each of trail) walked.add(each)
  }
  return new Set(index.records.filter((record) => rooted.has(record)))
}

/** The entry of a loop that comes first in the file. */
function firstOfLoop(index: SessionIndex, member: EntryRecord): EntryRecord {
  let first = member
  let record = recordOf(index, member.parentId)
  while (record && record !== member) {
    if (position(index, record) < position(index, first)) first = record
    record = recordOf(index, record.parentId)
  }
  return first
}

function position(index: SessionIndex, record: EntryRecord): number {
  return index.positions.get(record.id) ?? 0
}

function childrenByParent(index: SessionIndex, roots: ReadonlySet<EntryRecord>): Map<unknown, EntryRecord[]> {
  const children = new Map<unknown, EntryRecord[]>()
  for (const record of index.records) {
    if (roots.has(record)) continue
    const siblings = children.get(record.parentId)
    if (siblings) siblings.push(record)
    else children.set(record.parentId, [record])
  }
  for (const siblings of children.values()) siblings.sort((a, b) => a.time - b.time)
  return children
}
