import { mutant } from '../../mutant.ts'

export const labelsHangBelowTheirTarget = mutant({
  unit: 'appendEntry',
  kills: 'TREE-015',
  does: 'appends a label below its target',
  control: 'TREE-016/the-next-entry-after-a-move/to-the-root',
  build: (original) => (session, members) => {
    if (members.type === 'label') session.leaf = String(members['targetId'])
    return original(session, members)
  },
})

export const followsOtherWriters = mutant({
  unit: 'appendEntry',
  kills: 'TREE-019',
  does: 'looks for the last line of the file before it appends, and goes on there',
  control: 'TREE-015/two-messages-one-after-the-other',
  build: (original, units) => async (session, members) => {
    if (session.path !== null) session.leaf = (await units.openSession(session.path)).leaf
    return original(session, members)
  },
})
