import { mutant } from '../../mutant.ts'

const NAMES = 'FIND-002/names/a-wildcard'

export const findsNamesAtTheTopOnly = mutant({
  unit: 'findPattern',
  kills: 'FIND-002',
  does: 'matches names right in the directory only',
  control: 'FIND-005/names/a-class',
  build: (original) => (pattern, place) => {
    const matches = original(pattern, place)
    return (entry) => (pattern.includes('/') || !entry.path.includes('/')) && matches(entry)
  },
})

export const findsPathsAtAnyDepth = mutant({
  unit: 'findPattern',
  kills: 'FIND-003',
  does: 'matches patterns with a slash at any depth',
  control: NAMES,
  build: (original) => (pattern, place) =>
    original(/^[^/*]+\//.test(pattern) ? `**/${pattern}` : pattern, place),
})

export const keepsLeadingDots = mutant({
  unit: 'findPattern',
  kills: 'FIND-004',
  does: 'looks for a directory named by a dot',
  control: NAMES,
  build: (original) => (pattern, place) =>
    pattern.startsWith('./') ? () => false : original(pattern, place),
})

export const findsNothingForBrokenGlobs = mutant({
  unit: 'findPattern',
  kills: 'FIND-008',
  does: 'finds nothing for a pattern that is no glob',
  control: NAMES,
  build: (original) => (pattern, place) => {
    try {
      return original(pattern, place)
    } catch {
      return () => false
    }
  },
})

export const takesDashesForOptions = mutant({
  unit: 'findPattern',
  kills: 'FIND-014',
  does: 'takes a pattern with a leading dash for an option, and finds everything',
  control: NAMES,
  build: (original) => (pattern, place) => original(pattern.startsWith('-') ? '*' : pattern, place),
})
