import { mutant } from '../mutant.ts'

const EVERY_BYTE = 'OUT-001/every-byte-a-piece'

export const dropsBadBytes = mutant({
  unit: 'createUtf8Decoder',
  kills: 'OUT-002',
  does: 'leaves out what is no UTF-8',
  control: EVERY_BYTE,
  build: (original) => (options) => {
    const decoder = original(options)
    return {
      push: (bytes) => decoder.push(bytes).replaceAll('\uFFFD', ''),
      end: () => decoder.end().replaceAll('\uFFFD', ''),
    }
  },
})

export const decodesEachPieceAlone = mutant({
  unit: 'createUtf8Decoder',
  kills: 'OUT-003',
  does: 'takes the end of each piece for the end of the text',
  control: EVERY_BYTE,
  build: (original) => (options) => ({
    push: (bytes) => {
      const decoder = original(options)
      return decoder.push(bytes) + decoder.end()
    },
    end: () => '',
  }),
})

export const dropsCarriageReturns = mutant({
  unit: 'createUtf8Decoder',
  kills: 'OUT-004',
  does: 'leaves out carriage returns',
  control: EVERY_BYTE,
  build: (original) => (options) => {
    const decoder = original(options)
    return { push: (bytes) => decoder.push(bytes).replaceAll('\r', ''), end: () => decoder.end() }
  },
})
