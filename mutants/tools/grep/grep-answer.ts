import { mutant } from '../../mutant.ts'

export const countsWhatIsShown = mutant({
  unit: 'grepAnswer',
  kills: 'GREP-019',
  does: 'tells as the total only what was kept',
  control: 'GREP-016/matches-and-a-limit/3-one-more',
  build: (original) => (found) => {
    const { shown } = found
    return original({ ...found, shown: { ...shown, lines: shown.text.length } })
  },
})

export const separatesByCommas = mutant({
  unit: 'grepAnswer',
  kills: 'GREP-020',
  does: 'puts commas between notices',
  control: 'GREP-016/matches-and-a-limit/3-one-more',
  build: (original) => (found) => {
    const answer = original(found)
    const content = answer.content.map((block) =>
      block.type === 'text'
        ? { ...block, text: block.text.replace('refine pattern. ', 'refine pattern, ') }
        : block,
    )
    return { ...answer, content }
  },
})
