import { mutant } from '../mutant.ts'

export const cutsInsideCharacters = mutant({
  unit: 'keepUtf8Tail',
  kills: 'OUT-005',
  does: 'cuts at a byte, wherever that is',
  control: 'TRUNC-013/output-of-a-real-command',
  build: () => (text, maxBytes) => {
    const bytes = new TextEncoder().encode(text)
    return new TextDecoder().decode(bytes.subarray(Math.max(0, bytes.length - maxBytes)))
  },
})
