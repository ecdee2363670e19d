import { mutant } from '../../mutant.ts'

export const goesOnAtTheOldLeaf = mutant({
  unit: 'branchSession',
  kills: 'TREE-016',
  does: 'tells the new leaf, but goes on at the old one',
  control: 'TREE-017/a-second-root',
  build: (original) => async (session, to, summary) => {
    const { leaf } = session
    const moved = await original(session, to, summary)
    if (to !== null && summary === undefined) session.leaf = leaf
    return moved
  },
})

export const startsAtTheFirstEntry = mutant({
  unit: 'branchSession',
  kills: 'TREE-017',
  does: 'moves the leaf to the first entry in place of before it',
  control: 'TREE-016/the-next-entry-after-a-move/to-the-root',
  build: (original) => (session, to, summary) =>
    original(session, to ?? session.index.records[0]?.id ?? null, summary),
})

export const ignoresUnknownEntries = mutant({
  unit: 'branchSession',
  kills: 'TREE-018',
  does: 'stays where it is, without a word, when the entry is not there',
  control: 'TREE-016/the-next-entry-after-a-move/to-the-root',
  build: (original) => (session, to, summary) =>
    to === null || session.index.positions.has(to)
      ? original(session, to, summary)
      : Promise.resolve(session.leaf),
})
