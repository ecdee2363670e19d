import { type Explanation, example } from '../explanation.ts'
import { argumentsOf, fails } from './texts.ts'

const error = 'Cannot write docs/: a path that ends with a slash names a directory.'

export const writeExplanations: readonly Explanation[] = [
  {
    because: 'WRITE-008',
    accepts: (difference) => {
      const path = String(argumentsOf(difference)['path'])
      return (
        difference.call.tool === 'write' &&
        path.endsWith('/') &&
        fails(difference.reference, /a path that ends with a slash names a directory\.$/)
      )
    },
    example: example('write', { path: 'docs/', content: '' }, 'Successfully wrote to docs/', { error }),
    counterexample: example('write', { path: 'docs', content: '' }, 'Successfully wrote to docs', { error }),
  },
]
