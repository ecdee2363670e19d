import { mutant } from '../../mutant.ts'

export const neverClears = mutant({
  unit: 'sessionLabels',
  kills: 'TREE-014',
  does: 'keeps a label that was taken away',
  control: 'TREE-008/branches-below-branches',
  build: (original) => (index) =>
    original({ ...index, labelChanges: index.labelChanges.filter(({ label }) => Boolean(label)) }),
})
