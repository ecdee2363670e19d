import { mutant } from '../../mutant.ts'

export const givesWhatIsShown = mutant({
  unit: 'boundedOutput',
  kills: 'OUT-008',
  does: 'gives programs the last 2000 lines only',
  control: 'OUT-009/one-byte-too-many',
  build: (original) => (ends) => {
    const bounded = original(ends)
    return { ...bounded, output: bounded.output.split('\n').slice(-2001).join('\n') }
  },
})

export const countsAllBytes = mutant({
  unit: 'boundedOutput',
  kills: 'OUT-009',
  does: 'gives the number of all bytes as the number of those omitted',
  control: 'OUT-008/more-than-is-shown',
  build: (original) => (ends) => {
    const bounded = original(ends)
    return { ...bounded, output: bounded.output.replace(/\[\.\.\. \d+ bytes/, `[... ${ends.total} bytes`) }
  },
})
