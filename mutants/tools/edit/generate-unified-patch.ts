import { mutant } from '../../mutant.ts'

const CONTROL = 'EDIT-001/one-edit/a-word'

export const leavesCountsOfOneOut = mutant({
  unit: 'generateUnifiedPatch',
  kills: 'EDIT-043',
  does: 'leaves counts of one out',
  control: CONTROL,
  build: (original) => (path, before, after, context) =>
    original(path, before, after, context).replace(/,1(?=[ @])/g, ''),
})

export const givesNothingForEqualTexts = mutant({
  unit: 'generateUnifiedPatch',
  kills: 'EDIT-048',
  does: 'gives an empty patch for equal texts',
  control: CONTROL,
  build: (original) => (path, before, after, context) =>
    before === after ? '' : original(path, before, after, context),
})
