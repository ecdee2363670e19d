import { mutant } from '../../mutant.ts'

const ONLY_ONE = 'FIND-015/above-a-limit-that-was-asked-for/only-one'

export const roundsUp = mutant({
  unit: 'listingLimit',
  kills: 'FIND-016',
  does: 'rounds a limit with a fraction up',
  control: ONLY_ONE,
  build: (original) => (asked, usual) => original(Math.ceil(asked ?? usual), usual),
})

export const countsWhatIsShown = mutant({
  unit: 'collectListing',
  kills: 'FIND-017',
  does: 'says in the details that there was no more than what is shown',
  control: ONLY_ONE,
  build: (original) => () => {
    const listing = original()
    return {
      add: (line) => listing.add(line),
      get count() {
        return listing.count
      },
      finish() {
        const { text, truncation } = listing.finish()
        return { text, truncation: truncation && { ...truncation, totalLines: truncation.outputLines } }
      },
    }
  },
})

export const trimsPaths = mutant({
  unit: 'listedName',
  kills: 'FIND-019',
  does: 'drops blanks at the end of a path',
  control: 'FIND-002/names/a-wildcard',
  build: (original) => (name) => original(name).trimEnd(),
})
