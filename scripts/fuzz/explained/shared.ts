import { type Difference, textOf } from '../case.ts'
import { type Explanation, example } from '../explanation.ts'
import { argumentsOf } from './texts.ts'

const refused = (tool: string, problem: string, args: object) =>
  `Validation failed for tool "${tool}":\n  - ${problem}\n\nReceived arguments:\n${JSON.stringify(args, null, 2)}`

const toNull = { path: 'a.txt', content: null }
const blank = { path: 'a.txt', limit: ' ' }

export const sharedExplanations: readonly Explanation[] = [
  {
    because: 'TOOL-012',
    accepts: (difference) =>
      refusesMore(difference, /^ {2}- ([\w.]+): expected string, got null$/, (value) => value === null),
    example: example('write', toNull, 'Successfully wrote to a.txt', {
      error: refused('write', 'content: expected string, got null', toNull),
    }),
    counterexample: example('write', { path: 'a.txt', content: 'null' }, 'Successfully wrote to a.txt', {
      error: refused('write', 'content: expected string, got null', { path: 'a.txt', content: 'null' }),
    }),
  },
  {
    because: 'TOOL-009',
    accepts: (difference) =>
      refusesMore(
        difference,
        /^ {2}- ([\w.]+): expected (?:number|integer), got string$/,
        (value) => typeof value === 'string' && value.trim() === '',
      ),
    example: example('read', blank, '\n\n[1 more lines in file. Use offset=1 to continue.]', {
      error: refused('read', 'limit: expected number, got string', blank),
    }),
    counterexample: example('read', { path: 'a.txt', limit: '5' }, 'five', {
      error: refused('read', 'limit: expected number, got string', { path: 'a.txt', limit: '5' }),
    }),
  },
  {
    because: 'PATH-009',
    accepts: namesWhatIsThere,
    example: example('read', { path: 'n\u00a0b.txt' }, { error: 'ENOENT $WORKSPACE/n b.txt' }, 'text', {
      items: [{ arrange: 'file', path: 'n\u00a0b.txt', content: { text: 'text' } }],
    }),
    counterexample: example(
      'read',
      { path: 'n\u00a0b.txt' },
      'text',
      { error: 'ENOENT' },
      {
        items: [{ arrange: 'file', path: 'n b.txt', content: { text: 'text' } }],
      },
    ),
  },
]

/**
 * Does the reference refuse arguments for problems of one kind that pi does not see? Both agree on all other problems.
 *
 * @param problem how such a problem reads; its first group is the dotted path of the value
 */
function refusesMore(difference: Difference, problem: RegExp, wrong: (value: unknown) => boolean): boolean {
  const [pi, reference] = [problemsIn(textOf(difference.pi)), problemsIn(textOf(difference.reference))]
  if (reference.length === 0 || !pi.every((line) => reference.includes(line))) return false
  const more = reference.filter((line) => !pi.includes(line))
  return (
    more.length > 0 &&
    more.every((line) => {
      const [, path] = problem.exec(line) ?? []
      return path !== undefined && wrong(at(argumentsOf(difference), path.split('.')))
    })
  )
}

function problemsIn(text: string): string[] {
  if (!text.startsWith('Validation failed for tool "')) return []
  return (text.split('\n\nReceived arguments:')[0] ?? '').split('\n').slice(1)
}

/** The value at a path; for edits also where a text or a single object stands for the list. */
function at(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) return at(JSON.parse(value), path)
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value) && name === '0' && !('0' in value)) return at(value, rest)
  const inner: unknown = Object.getOwnPropertyDescriptor(value, name)?.value
  if (inner === undefined && name === 'edits') return undefined
  return at(inner, rest)
}

/** Does the call name, by a name that pi rewrites, something that is there under just that name? */
function namesWhatIsThere(difference: Difference): boolean {
  const { path } = argumentsOf(difference)
  if (typeof path !== 'string' || !/[\u00a0\u2000-\u200a\u202f\u205f\u3000]|^@/.test(path)) return false
  const literal = (name: unknown) =>
    typeof name === 'string' && [plain(path), plain(path).replace(/^@/, '')].includes(plain(name))
  return (
    difference.items.some((item) => literal(item.path)) ||
    // A command that names it, or a write of it where something was there.
    difference.before.some(({ arguments: given }) => literal((given as { path?: unknown } | null)?.path))
  )
}

function plain(path: string): string {
  return decoded(path)
    .replace(/^\$WORKSPACE\//, '')
    .replace(/^(\.\/|dir\/\.\.\/)+/, '')
    .replace(/\/$/, '')
}

function decoded(path: string): string {
  return path.startsWith('file://') ? decodeURI(path.slice('file://'.length)) : path
}
