import { mutant } from '../../mutant.ts'

const CONTROL = 'EDIT-001/one-edit/a-word'

export const numbersAreNarrow = mutant({
  unit: 'generateDiffString',
  kills: 'EDIT-040',
  does: 'does not fill numbers with spaces',
  control: CONTROL,
  build: (original) => (before, after, context) => {
    const { diff, ...more } = original(before, after, context)
    return { ...more, diff: diff.replace(/^([-+ ]) +(?=\d)/gm, '$1') }
  },
})

export const showsThreeLines = mutant({
  unit: 'generateDiffString',
  kills: 'EDIT-041',
  does: 'shows three lines around a change',
  control: CONTROL,
  build: (original) => (before, after) => original(before, after, 3),
})

export const tellsTheLineBefore = mutant({
  unit: 'generateDiffString',
  kills: 'EDIT-042',
  does: 'counts lines from 0',
  control: CONTROL,
  build: (original) => (before, after, context) => {
    const { diff, firstChangedLine = 1 } = original(before, after, context)
    return { diff, firstChangedLine: firstChangedLine - 1 }
  },
})

export const showsTheWholeChange = mutant({
  unit: 'generateDiffString',
  kills: 'EDIT-045',
  does: 'shows all lines as removed and added',
  control: CONTROL,
  build: (original) => (before, after, context) =>
    original(before, after.replaceAll('\n', '\u0000\n'), context),
})

export const hidesTheFinalLineFeed = mutant({
  unit: 'generateDiffString',
  kills: 'EDIT-046',
  does: 'does not see the final line feed',
  control: CONTROL,
  build: (original) => (before, after, context) =>
    original(before.replace(/\n$/, ''), after.replace(/\n$/, ''), context),
})

export const forgetsTheContext = mutant({
  unit: 'generateDiffString',
  kills: 'EDIT-047',
  does: 'takes no context from the call',
  control: CONTROL,
  build: (original) => (before, after) => original(before, after),
})
