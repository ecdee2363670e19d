import { mutant } from '../../mutant.ts'

export const showsEverything = mutant({
  unit: 'collectListing',
  kills: 'LS-010',
  does: 'has no limit for bytes',
  control: 'LS-008/above-a-limit-that-was-asked-for/only-one',
  build: () => () => {
    const lines: string[] = []
    return {
      add: (line) => void lines.push(line),
      get count() {
        return lines.length
      },
      finish: () => ({ text: lines.join('\n'), truncation: undefined }),
    }
  },
})
