import type { EntryRecord } from '../../../reference/session/session-index.ts'
import { mutant } from '../../mutant.ts'

export const followsTheFile = mutant({
  unit: 'sessionPath',
  kills: 'TREE-003',
  does: 'takes everything that stands before the leaf in the file, as readers without branches do',
  control: 'TREE-004/an-entry-in-the-middle-without-a-parent-in-the-file/the-entry-before-it',
  build: () => (index, to) => {
    const position = to === null ? undefined : index.positions.get(to)
    return position === undefined ? [] : index.records.slice(0, position + 1)
  },
})

export const adoptsOrphans = mutant({
  unit: 'sessionPath',
  kills: 'TREE-004',
  does: 'goes on with the entry before it in the file where a parent is missing',
  control: 'TREE-003/a-single-chain',
  build: (original) =>
    function path(index, to): EntryRecord[] {
      const found = original(index, to)
      const [root] = found
      const before = root && index.records[(index.positions.get(root.id) ?? 0) - 1]
      const orphan = root && root.parentId !== null && before && !found.includes(before)
      return orphan ? [...path(index, before.id), ...found] : found
    },
})

export const givesUpOnCircles = mutant({
  unit: 'sessionPath',
  kills: 'TREE-005',
  does: 'has no path where parents turn in a circle',
  control: 'TREE-003/a-single-chain',
  build: (original) => (index, to) => {
    const found = original(index, to)
    const parent = found[0]?.parentId
    return typeof parent === 'string' && index.positions.has(parent) ? [] : found
  },
})

export const stopsAfterTenThousand = mutant({
  unit: 'sessionPath',
  kills: 'ROB-009',
  does: 'follows 10,000 parents at most',
  control: 'TREE-003/a-single-chain',
  build: (original) => (index, to) => original(index, to).slice(-10_000),
})
