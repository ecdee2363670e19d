import { textResult } from '../../../reference/tools/tool.ts'
import { mutant } from '../../mutant.ts'
import { retold, reworded, textsOf } from '../reworded.ts'

const LETTERS = 'LS-002/names-in-an-order-of-their-own/letters'

export const hidesDotfiles = mutant({
  unit: 'lsTool',
  kills: 'LS-001',
  does: 'leaves out names that begin with a dot',
  control: LETTERS,
  build: (original) => async (input, context) =>
    retold(await original(input, context), (text) =>
      text
        .split('\n')
        .filter((name) => !name.startsWith('.'))
        .join('\n'),
    ),
})

export const answersNothingForEmpty = mutant({
  unit: 'lsTool',
  kills: 'LS-004',
  does: 'answers an empty text for an empty directory',
  control: LETTERS,
  build: (original) => async (input, context) => {
    const answer = await original(input, context)
    return textsOf(answer) === '(empty directory)' ? textResult('') : answer
  },
})

export const listsAboveWithoutPath = mutant({
  unit: 'lsTool',
  kills: 'LS-005',
  does: 'refuses a call without a path',
  control: 'LS-001/files-and-directories',
  build: (original) => (input, context) => {
    if (!input.path) throw new Error('Path not found: ')
    return original(input, context)
  },
})

export const hidesTheReason = mutant({
  unit: 'lsTool',
  kills: 'LS-006',
  does: 'does not say why a directory cannot be listed',
  control: LETTERS,
  build: (original) => (input, context) =>
    reworded(
      () => original(input, context),
      () => 'The directory cannot be listed.',
    ),
})

export const asksTheDisk = mutant({
  unit: 'lsTool',
  kills: 'LS-012',
  does: 'lists the disk although operations were supplied',
  control: LETTERS,
  build:
    (original) =>
    (input, { operations: _, ...context }) =>
      original(input, context),
})

export const tellsOfTheAbortAsAnEmptyDirectory = mutant({
  unit: 'lsTool',
  kills: 'LS-013',
  does: 'takes an aborted call for an empty directory',
  control: LETTERS,
  build: (original) => async (input, context) => {
    try {
      return await original(input, context)
    } catch (error) {
      if (context.signal?.aborted) return textResult('(empty directory)')
      throw error
    }
  },
})

export const hidesUnknownNames = mutant({
  unit: 'sortNames',
  kills: 'LS-007',
  does: 'leaves out links and names that are no UTF-8, before anything is known of them',
  control: LETTERS,
  build: (original) => (entries) =>
    original(entries).filter(
      (entry) => !entry.name.includes('\uFFFD') && !('directory' in entry && entry.directory === undefined),
    ),
})
