import type { Units } from '../../../reference/units.ts'

export function replacement(original: Units['formatSize']): Units['formatSize'] {
  return (bytes) => `about ${original(bytes)}`
}

/** As a mutant is declared. */
export const louder = { unit: 'formatSize', build: () => () => 'LOUD' }

export const number = 5
