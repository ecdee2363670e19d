import { mutant } from '../../mutant.ts'

export const labelsAreNoLeaves = mutant({
  unit: 'addToIndex',
  kills: 'TREE-001',
  does: 'never makes a label the leaf',
  control: 'TREE-003/a-single-chain',
  build: (original) => (index, entry, place) => {
    const { last } = index
    original(index, entry, place)
    if (entry.type === 'label') index.last = last
  },
})

export const firstLineCounts = mutant({
  unit: 'addToIndex',
  kills: 'TREE-012',
  does: 'keeps the first of the lines with the same id',
  control: 'TREE-003/a-single-chain',
  build: (original) => (index, entry, place) => {
    if (!index.positions.has(entry.id)) original(index, entry, place)
  },
})

export const keepsBothPlaces = mutant({
  unit: 'addToIndex',
  kills: 'TREE-013',
  does: 'leaves an entry in its old place, too, when a later line moves it',
  control: 'TREE-012/a-later-line-moves-an-entry',
  build: (original) => (index, entry, place) => {
    const before = index.records[index.positions.get(entry.id) ?? -1]
    original(index, entry, place)
    if (before && before.parentId !== entry['parentId']) index.records.push(before)
  },
})

export const believesEveryEdit = mutant({
  unit: 'addToIndex',
  kills: 'CTX-024',
  does: 'carries out edits that say nothing',
  control: 'CTX-021/a-custom-message',
  build: (original) => (index, entry, place) => {
    original(index, entry, place)
    const position = index.positions.get(entry.id)
    const record = position === undefined ? undefined : index.records[position]
    if (position === undefined || !record || entry.type !== 'context_edit') return
    index.records[position] = { ...record, target: entry['targetId'] }
  },
})

export const ignoresCase = mutant({
  unit: 'addToIndex',
  kills: 'ROB-007',
  does: 'takes ids for the same that differ only in case',
  control: 'TREE-003/a-single-chain',
  build: (original) => (index, entry, place) =>
    original(index, { ...entry, id: entry.id.toLowerCase() }, place),
})

export const readsNumbersAsParents = mutant({
  unit: 'addToIndex',
  kills: 'ROB-008',
  does: 'takes a number for the id that reads like it',
  control: 'TREE-003/a-single-chain',
  build: (original) => (index, entry, place) => {
    const parentId = entry['parentId']
    original(index, typeof parentId === 'number' ? { ...entry, parentId: String(parentId) } : entry, place)
  },
})
