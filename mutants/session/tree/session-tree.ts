import { mutant } from '../../mutant.ts'

export const goesLevelByLevel = mutant({
  unit: 'sessionTree',
  kills: 'TREE-008',
  does: 'tells the nodes level by level',
  control: 'TREE-009/a-parent-that-stands-later-is-no-missing-parent',
  build: (original) => (index) => {
    const depths = new Map<string | null, number>([[null, 0]])
    const nodes = original(index)
    for (const { id, parent } of nodes) depths.set(id, (depths.get(parent) ?? 0) + 1)
    return nodes.toSorted((a, b) => (depths.get(a.id) ?? 0) - (depths.get(b.id) ?? 0))
  },
})

export const losesOrphans = mutant({
  unit: 'sessionTree',
  kills: 'TREE-009',
  does: 'has only entries below roots whose parent is null',
  control: 'TREE-008/branches-below-branches',
  build: (original) => (index) => {
    const kept = new Set<string>()
    return original(index).filter(({ id, parent }) => {
      const written = index.records[index.positions.get(id) ?? -1]?.parentId
      const keep = parent === null ? written === null : kept.has(parent)
      if (keep) kept.add(id)
      return keep
    })
  },
})

export const ignoresTimes = mutant({
  unit: 'sessionTree',
  kills: 'TREE-010',
  does: 'leaves children in the order of the file',
  control: 'TREE-008/branches-below-branches',
  build: (original) => (index) =>
    original({ ...index, records: index.records.map((record) => ({ ...record, time: 0 })) }),
})

export const losesCircles = mutant({
  unit: 'sessionTree',
  kills: 'TREE-011',
  does: 'has no entry of a circle of parents, and nothing below one',
  control: 'TREE-009/roots-of-four-kinds',
  build: (original) => (index) => {
    const lost = new Set<string>()
    return original(index).filter(({ id, parent }) => {
      const written = index.records[index.positions.get(id) ?? -1]?.parentId
      const turns = typeof written === 'string' && written !== id && index.positions.has(written)
      const lose = parent === null ? turns : lost.has(parent)
      if (lose) lost.add(id)
      return !lose
    })
  },
})
