import { mutant } from '../../mutant.ts'

export const countsOnlyWhatIsShown = mutant({
  unit: 'createOutputAccumulator',
  kills: 'TRUNC-017',
  does: 'gives the bytes of the text shown as those of the whole output',
  control: 'TRUNC-013/output-of-a-real-command',
  build: (original) => (prefix) => {
    const output = original(prefix)
    return {
      ...output,
      end: async () => {
        const view = await output.end()
        return { ...view, truncation: { ...view.truncation, totalBytes: view.truncation.outputBytes } }
      },
    }
  },
})

export const decodesEachPieceAlone = mutant({
  unit: 'createOutputAccumulator',
  kills: 'OUT-001',
  does: 'takes the end of each piece for the end of the output',
  control: 'OUT-004/control-characters',
  build: (original) => (prefix) => {
    const output = original(prefix)
    return {
      ...output,
      append: (chunk) => output.append(new TextEncoder().encode(new TextDecoder().decode(chunk))),
    }
  },
})
