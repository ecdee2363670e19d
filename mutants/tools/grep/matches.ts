import { mutant } from '../../mutant.ts'

export const endsWithTheLastMatch = mutant({
  unit: 'firstMatches',
  kills: 'GREP-018',
  does: 'shows no context after the last match that is allowed',
  control: 'GREP-016/matches-and-a-limit/3-one-more',
  build: (original) => (lines, wanted) => original(lines, { ...wanted, context: 0 }),
})

export const ordersWholePaths = mutant({
  unit: 'compareFiles',
  kills: 'GREP-021',
  does: 'compares paths as a whole, so that the slash is a character among others',
  control: 'GREP-001/a-search/in-all-files',
  build: () => (a, b) => (a < b ? -1 : a > b ? 1 : 0),
})
