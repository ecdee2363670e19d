import { mutant } from '../../mutant.ts'

export const givesTheSignalItself = mutant({
  unit: 'exitCodeOf',
  kills: 'BASH-004',
  does: 'gives the number of the signal, without 128',
  control: 'BASH-002/an-exit-code/after-a-line',
  build: (original) => (end, numbers) => {
    const code = original(end, numbers)
    return code !== null && code > 128 && code < 160 ? code - 128 : code
  },
})

export const forgivesRealTimeSignals = mutant({
  unit: 'exitCodeOf',
  kills: 'BASH-005',
  does: 'takes the end by a real-time signal for success',
  control: 'BASH-004/a-signal/terminate',
  build: (original) => (end, numbers) => {
    const code = original(end, numbers)
    return code !== null && code >= 128 + 34 && code <= 128 + 64 ? 0 : code
  },
})
