import { mutant } from '../../mutant.ts'

export const sortsByBytes = mutant({
  unit: 'sortNames',
  kills: 'LS-002',
  does: 'sorts by code units, so all capitals first',
  control: 'LS-003/accents/among-letters',
  build: (original) => (entries) =>
    entries.some(({ name }) => /[^\x00-\x7F]/.test(name)) ? original(entries) : entries.toSorted(byCodeUnit),
})

export const sortsAccentsLast = mutant({
  unit: 'sortNames',
  kills: 'LS-003',
  does: 'sorts letters with accents behind all others',
  control: 'LS-002/names-in-an-order-of-their-own/letters',
  build: (original) => (entries) => {
    const sorted = original(entries)
    const accented = (entry: { readonly name: string }) => /^[^\x00-\x7F]/.test(entry.name)
    return [...sorted.filter((entry) => !accented(entry)), ...sorted.filter(accented)]
  },
})

function byCodeUnit(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : Number(one.name > other.name)
}
