import { type Answer, type Difference, textOf } from '../case.ts'
import { type Explanation, example } from '../explanation.ts'
import { onlyTextsDiffer } from './texts.ts'

const notice = '[Showing last 50.0KB of line 1 (line is 97.7KB). Full output: $TEMP/pi-bash-HEX.log]'
const command = { command: 'echo o; echo e >&2' }

export const bashExplanations: readonly Explanation[] = [
  {
    because: 'BASH-018',
    accepts: (difference) => {
      const { pi, reference, call, tree } = difference
      if (call.tool !== 'bash' || tree.length > 0 || pi.isError !== reference.isError) return false
      const [a, b] = [textOf(pi), textOf(reference)]
      return a !== b && inAnyOrder(pi) === inAnyOrder(reference)
    },
    example: example('bash', command, 'e\no\n', 'o\ne\n'),
    counterexample: example('bash', command, 'e\n', 'o\ne\n'),
  },
  {
    because: 'truncation: a final line feed before the notice',
    accepts: (difference) => equalWith(difference, (text) => text.replace(/\n\n\n(?=\[Showing )/g, '\n\n')),
    example: example('bash', command, `x\n\n\n${notice}`, `x\n\n${notice}`),
    counterexample: example('bash', command, `x\n\n\n${notice}`, `y\n\n${notice}`),
  },
  {
    because: 'truncation: the size of a last line that a line feed ends',
    accepts: (difference) =>
      equalWith(difference, (text) =>
        text
          .replace(/\n\n\n(?=\[Showing )/g, '\n\n')
          .replace(/\(line is [\d.]+[KM]?B\)(?=\. Full)/, '(line)'),
      ) && textOf(difference.pi).includes('(line is 0B)'),
    example: example('bash', command, `x\n\n${notice.replace('97.7KB', '0B')}`, `x\n\n${notice}`),
    counterexample: example('bash', command, `x\n\n${notice.replace('97.7KB', '3B')}`, `x\n\n${notice}`),
  },
]

/** Are the answers of a command equal once something was taken out of their texts? */
function equalWith(difference: Difference, without: (text: string) => string): boolean {
  const { call, pi, reference } = difference
  return (
    call.tool === 'bash' && onlyTextsDiffer(difference) && without(textOf(pi)) === without(textOf(reference))
  )
}

/** An answer in which the lines of every text are sorted: two streams may meet anywhere, also within a line. */
function inAnyOrder(answer: Answer): string {
  return JSON.stringify(answer, (_, value: unknown) =>
    typeof value === 'string'
      ? value
          .split(/(?<=\n)|(?=\/bin\/bash:)/)
          .sort()
          .join('')
      : value,
  )
}
