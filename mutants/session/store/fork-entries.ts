import type { Session } from '../../../reference/session/store/session.ts'
import { mutant } from '../../mutant.ts'
import { eachEntry, rewritten } from './rewritten.ts'

const CONTROL = 'FORK-011/a-target-that-is-not-in-the-session/never-seen'

export const stopsBeforeTheTarget = mutant({
  unit: 'forkSession',
  kills: 'FORK-001',
  does: 'copies the path only as far as the parent of the target',
  control: CONTROL,
  build: (original) => (session, at) => {
    const target = recordIn(session, at)
    const parent = target?.parentId
    return original(session, target ? (typeof parent === 'string' ? parent : null) : at)
  },
})

export const keepsTheFirstParent = mutant({
  unit: 'forkSession',
  kills: 'FORK-002',
  does: 'copies the parent of the first entry as it is',
  control: CONTROL,
  build: (original) => async (session, at) =>
    rewritten(
      await original(session, at),
      eachEntry((entry, index) => (index === 0 ? { ...entry, parentId: parentIn(session, entry) } : entry)),
    ),
})

export const orphansWhatHungBelowLabels = mutant({
  unit: 'forkSession',
  kills: 'FORK-003',
  does: 'takes labels out but leaves the parents of the other entries as they were',
  control: CONTROL,
  build: (original) => async (session, at) =>
    rewritten(
      await original(session, at),
      eachEntry((entry, index) => (index > 0 ? { ...entry, parentId: parentIn(session, entry) } : entry)),
    ),
})

export const losesLabels = mutant({
  unit: 'forkSession',
  kills: 'FORK-004',
  does: 'writes no labels anew',
  control: CONTROL,
  build: (original) => async (session, at) =>
    rewritten(await original(session, at), (lines) => lines.filter(({ type }) => type !== 'label')),
})

export const ordersMembers = mutant({
  unit: 'forkSession',
  kills: 'FORK-005',
  does: 'brings the members of copied entries into an order of its own',
  control: CONTROL,
  build: (original) => async (session, at) =>
    rewritten(
      await original(session, at),
      eachEntry((entry) => Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))),
    ),
})

export const keepsTheFirstKeptLabel = mutant({
  unit: 'forkSession',
  kills: 'FORK-013',
  does: 'copies the first kept entry of a compaction as it is',
  control: CONTROL,
  build: (original) => async (session, at) =>
    rewritten(
      await original(session, at),
      eachEntry((entry) =>
        entry['type'] === 'compaction'
          ? { ...entry, firstKeptEntryId: recordIn(session, entry['id'])?.firstKept }
          : entry,
      ),
    ),
})

export const dropsDanglingSummaries = mutant({
  unit: 'forkSession',
  kills: 'FORK-014',
  does: 'says of a branch summary that nothing was left when the entry that was left is not copied',
  control: CONTROL,
  build: (original) => async (session, at) =>
    rewritten(await original(session, at), (lines) => {
      const ids = new Set(lines.map(({ id }) => id))
      return lines.map((line) =>
        'fromId' in line && !ids.has(line['fromId']) ? { ...line, fromId: 'root' } : line,
      )
    }),
})

function recordIn({ index }: Session, id: unknown) {
  return index.records.find((record) => record.id === id)
}

/** As in the source; new entries keep theirs. */
function parentIn(session: Session, entry: Record<string, unknown>): unknown {
  const record = recordIn(session, entry['id'])
  return record ? record.parentId : entry['parentId']
}
