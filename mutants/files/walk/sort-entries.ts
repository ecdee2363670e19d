import { mutant } from '../../mutant.ts'

const NAMES = 'FIND-002/names/a-wildcard'

export const followsLinks = mutant({
  unit: 'sortEntries',
  kills: 'FIND-013',
  does: 'takes a link for a directory (one, as more might lead in a circle)',
  control: NAMES,
  build: (original) => (entries) =>
    original(entries).map((entry) =>
      entry.name === 'link' ? { ...entry, kind: 'directory' as const } : entry,
    ),
})

export const sortsBackwards = mutant({
  unit: 'sortEntries',
  kills: 'FIND-018',
  does: 'sorts backwards',
  control: NAMES,
  build: (original) => (entries) => original(entries).toReversed(),
})

export const hidesOddNames = mutant({
  unit: 'sortEntries',
  kills: 'FIND-020',
  does: 'leaves out names that are no UTF-8',
  control: NAMES,
  build: (original) => (entries) => original(entries).filter((entry) => entry.bytes === undefined),
})
