import { textOf } from '../case.ts'
import { type Explanation, example } from '../explanation.ts'
import { argumentsOf } from './texts.ts'

export const readExplanations: readonly Explanation[] = [
  {
    because: 'read: offsets and limits that are no whole numbers of at least 1',
    accepts: (difference) => {
      const refusal = /^Invalid (offset|limit): expected a whole number of at least 1, received /
      const [, name] = refusal.exec(textOf(difference.reference)) ?? []
      if (difference.call.tool !== 'read' || name === undefined) return false
      const number = Number(argumentsOf(difference)[name])
      return !Number.isInteger(number) || number < 1
    },
    example: example(
      'read',
      { path: 'a.txt', limit: 0 },
      '\n\n[1 more lines in file. Use offset=1 to continue.]',
      { error: 'Invalid limit: expected a whole number of at least 1, received 0' },
    ),
    counterexample: example('read', { path: 'a.txt', limit: 1 }, 'a', {
      error: 'Invalid limit: expected a whole number of at least 1, received 1',
    }),
  },
]
