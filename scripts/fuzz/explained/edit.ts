import type { Difference } from '../case.ts'
import { type Explanation, example } from '../explanation.ts'
import { argumentsOf, fails } from './texts.ts'

const NOT_FOUND =
  'Could not find the exact text in a.txt. The old text must match exactly including all whitespace and newlines.'
const once = (oldText: string, newText = '') => ({ path: 'a.txt', edits: [{ oldText, newText }] })
const damaged = { path: 'a.txt', edits: '[{', oldText: 'a', newText: 'b' }
const refusal = { error: 'Validation failed for tool "edit":\n  - edits.0: expected object, got string' }

export const editExplanations: readonly Explanation[] = [
  {
    because: 'EDIT-022',
    accepts: (difference) => {
      const { edits, oldText, newText } = argumentsOf(difference)
      return (
        typeof edits === 'string' &&
        !/^\s*[[{]/.test(parsed(edits)) &&
        typeof oldText === 'string' &&
        typeof newText === 'string' &&
        fails(
          difference.reference,
          /^Validation failed for tool "edit":\n {2}- edits\.0: expected object, got/,
        )
      )
    },
    example: example('edit', damaged, 'Successfully replaced 1 block(s) in a.txt.', refusal),
    counterexample: example(
      'edit',
      { ...damaged, edits: '[]' },
      'Successfully replaced 1 block(s) in a.txt.',
      refusal,
    ),
  },
  {
    because: 'EDIT-007',
    accepts: (difference) =>
      fails(difference.reference, /^Found \d+ occurrences of /) && oldTexts(difference).some(overlapsItself),
    example: example('edit', once('aXa', 'b'), 'Successfully replaced 1 block(s) in a.txt.', {
      error: 'Found 2 occurrences of the text in a.txt. The text must be unique.',
    }),
    counterexample: example('edit', once('ab'), 'Successfully replaced 1 block(s) in a.txt.', {
      error: 'Found 2 occurrences of the text in a.txt. The text must be unique.',
    }),
  },
  {
    because: 'EDIT-019',
    accepts: (difference) =>
      difference.call.tool === 'edit' && texts(difference).some((text) => text.startsWith('\ufeff')),
    example: example(
      'edit',
      once('\ufeffa', 'b'),
      { error: NOT_FOUND },
      'Successfully replaced 1 block(s) in a.txt.',
    ),
    counterexample: example(
      'edit',
      once('a\ufeff', 'b'),
      { error: NOT_FOUND },
      'Successfully replaced 1 block(s) in a.txt.',
    ),
  },
]

/** The text itself when it is JSON of a list or an object, else nothing of it. */
function parsed(edits: string): string {
  try {
    const value: unknown = JSON.parse(edits)
    return typeof value === 'object' && value !== null ? edits : ''
  } catch {
    return ''
  }
}

function overlapsItself(text: string): boolean {
  return Array.from(text.slice(1), (_, index) => text.slice(index + 1)).some((end) => text.startsWith(end))
}

function oldTexts(difference: Difference): string[] {
  return replacements(difference).flatMap(({ oldText }) => (typeof oldText === 'string' ? [oldText] : []))
}

function texts(difference: Difference): string[] {
  return replacements(difference).flatMap(({ oldText, newText }) =>
    [oldText, newText].filter((text) => typeof text === 'string'),
  )
}

interface Given {
  readonly oldText?: unknown
  readonly newText?: unknown
}

/** The replacements of a call, in whichever form they were given. */
function replacements(difference: Difference): Given[] {
  const { edits, oldText, newText } = argumentsOf(difference)
  const list: unknown = typeof edits === 'string' && parsed(edits) !== '' ? JSON.parse(edits) : edits
  const all: unknown[] = [...(Array.isArray(list) ? list : [list]), { oldText, newText }]
  return all.filter((one): one is Given => typeof one === 'object' && one !== null)
}
