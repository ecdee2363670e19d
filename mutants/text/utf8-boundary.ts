import { mutant } from '../mutant.ts'

export const cutsInsideCharacters = mutant({
  unit: 'sliceUtf8Head',
  kills: 'OUT-010',
  does: 'cuts at a byte, wherever that is',
  control: 'OUT-009/one-byte-too-many',
  build: () => (bytes, max) => bytes.subarray(0, max),
})
