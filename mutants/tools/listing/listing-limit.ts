import { mutant } from '../../mutant.ts'

export const countsOneMoreName = mutant({
  unit: 'listingLimit',
  kills: 'LS-008',
  does: 'lets one more name through',
  control: 'LS-002/names-in-an-order-of-their-own/letters',
  build: (original) => (asked, usual) => original(asked, usual) + 1,
})

export const takesZeroForAll = mutant({
  unit: 'listingLimit',
  kills: 'LS-009',
  does: 'takes limits below 1 for no limit',
  control: 'LS-008/above-a-limit-that-was-asked-for/only-one',
  build: (original) => (asked, usual) => (asked !== undefined && asked < 1 ? usual : original(asked, usual)),
})
