import { mutant } from '../../mutant.ts'

const NAMES = 'FIND-002/names/a-wildcard'

export const hidesDotsFromStars = mutant({
  unit: 'compileGlob',
  kills: 'FIND-005',
  does: 'lets no star stand for a dot at the start of a name',
  control: NAMES,
  build: (original) => (glob, options) => {
    const matches = original(glob, options)
    return (text) => !(glob.startsWith('*') && text.startsWith('.')) && matches(text)
  },
})

export const matchesBytes = mutant({
  unit: 'compileGlob',
  kills: 'FIND-006',
  does: 'matches the bytes of names',
  control: NAMES,
  build: (original) => (glob, options) => {
    const matches = original(asBytes(glob), options)
    return (text) => matches(asBytes(text))
  },
})

export const alwaysMindsCase = mutant({
  unit: 'compileGlob',
  kills: 'FIND-007',
  does: 'always matches with regard to case',
  control: NAMES,
  build: (original) => (glob) => original(glob),
})

/** One character for each byte. */
function asBytes(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text))
}
