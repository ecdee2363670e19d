import { mutant } from '../../mutant.ts'

const FOUND = 'GREP-001/a-search/in-a-file'

export const ignoresCaseAlways = mutant({
  unit: 'grepRequest',
  kills: 'GREP-007',
  does: 'takes upper and lower case for the same, whatever was asked for',
  control: FOUND,
  build: (original) => (input, path) => ({ ...original(input, path), ignoreCase: true }),
})

export const knowsNoLiteral = mutant({
  unit: 'grepRequest',
  kills: 'GREP-009',
  does: 'takes a literal pattern for an expression',
  control: FOUND,
  build: (original) => (input, path) => ({ ...original(input, path), literal: false }),
})

export const wantsSomething = mutant({
  unit: 'grepRequest',
  kills: 'GREP-010',
  does: 'lets an empty pattern match only lines that hold something',
  control: FOUND,
  build: (original) => (input, path) => {
    const request = original(input, path)
    return request.pattern === '' ? { ...request, pattern: '.', literal: false } : request
  },
})

export const showsOneMore = mutant({
  unit: 'grepRequest',
  kills: 'GREP-016',
  does: 'allows one match more than the limit',
  control: FOUND,
  build: (original) => (input, path) => {
    const request = original(input, path)
    return { ...request, limit: request.limit + 1 }
  },
})

export const roundsContextUp = mutant({
  unit: 'grepRequest',
  kills: 'GREP-017',
  does: 'rounds a fraction of context up',
  control: FOUND,
  build: (original) => (input, path) => ({
    ...original(input, path),
    context: Math.max(0, Math.ceil(input.context ?? 0)),
  }),
})

export const anchorsNoGlob = mutant({
  unit: 'grepRequest',
  kills: 'GREP-022',
  does: 'lets a glob with a slash match at any depth',
  control: FOUND,
  build: (original) => (input, path) => {
    const request = original(input, path)
    return request.glob?.includes('/') ? { ...request, glob: `**/${request.glob}` } : request
  },
})
