import type { EntryRecord, SelectedEntry } from '../../../reference/session/session-index.ts'
import { mutant } from '../../mutant.ts'

const compactionIn = (path: readonly EntryRecord[]) => path.findLastIndex(({ type }) => type === 'compaction')
const kept = (record: EntryRecord): SelectedEntry => ({ record, kept: true })

export const leavesOutLabels = mutant({
  unit: 'contextSelection',
  kills: 'CTX-004',
  does: 'leaves out labels',
  control: 'CTX-013/entries-kept-from-before-and-entries-after',
  build: (original) => (path) => original(path).filter(({ record }) => record.type !== 'label'),
})

export const summaryInItsPlace = mutant({
  unit: 'contextSelection',
  kills: 'CTX-013',
  does: 'leaves the compaction where it stands, after what it keeps',
  control: 'CTX-004/messages-and-state-on-two-branches',
  build: (original) => (path) => {
    const selected = original(path)
    if (compactionIn(path) < 0) return selected
    const end = selected.findLastIndex((entry) => entry.kept) + 1
    return [...selected.slice(1, end), ...selected.slice(0, 1), ...selected.slice(Math.max(end, 1))]
  },
})

export const keepsAllWhenUnsure = mutant({
  unit: 'contextSelection',
  kills: 'CTX-014',
  does: 'keeps everything when the first kept entry is not found',
  control: 'CTX-013/entries-kept-from-before-and-entries-after',
  build: (original) => (path) => {
    const selected = original(path)
    const at = compactionIn(path)
    if (at < 0 || selected.some((entry) => entry.kept)) return selected
    return [...selected.slice(0, 1), ...path.slice(0, at).map(kept), ...selected.slice(1)]
  },
})

export const keepsSystemMessages = mutant({
  unit: 'contextSelection',
  kills: 'CTX-017',
  does: 'repeats the system messages among the kept entries',
  control: 'CTX-013/entries-kept-from-before-and-entries-after',
  build: (original) => (path) => {
    const selected = original(path)
    const at = compactionIn(path)
    const from = path.slice(0, Math.max(at, 0)).findIndex(({ id }) => id === path[at]?.firstKept)
    if (from < 0) return selected
    return [
      ...selected.slice(0, 1),
      ...path.slice(from, at).map(kept),
      ...selected.slice(1).filter((entry) => !entry.kept),
    ]
  },
})

export const editsNothing = mutant({
  unit: 'contextSelection',
  kills: 'CTX-020',
  does: 'passes over edits',
  control: 'CTX-004/messages-and-state-on-two-branches',
  build: (original) => (path) => original(path).map(({ record, kept }) => ({ record, kept })),
})

export const firstEditCounts = mutant({
  unit: 'contextSelection',
  kills: 'CTX-022',
  does: 'takes the first edit of an entry',
  control: 'CTX-020/a-message-that-is-removed/of-a-user',
  build: (original) => (path) => {
    const selected = original(path)
    return selected.map((entry) => {
      if (!entry.edit) return entry
      const first = selected.find(({ record }) => record.target === entry.record.id)
      return { ...entry, edit: first?.record ?? entry.edit }
    })
  },
})

export const compactedEditsCount = mutant({
  unit: 'contextSelection',
  kills: 'CTX-023',
  does: 'carries out edits that a compaction left out',
  control: 'CTX-020/a-message-that-is-removed/of-a-user',
  build: (original) => (path) =>
    original(path).map((entry) => {
      const edit = path.findLast(({ target }) => target === entry.record.id)
      return edit ? { ...entry, edit } : entry
    }),
})
