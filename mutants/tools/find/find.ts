import { textResult } from '../../../reference/tools/tool.ts'
import { mutant } from '../../mutant.ts'
import { retold } from '../reworded.ts'

const NAMES = 'FIND-002/names/a-wildcard'
const NOTHING = 'No files found matching pattern'

export const namesDirectoriesLikeFiles = mutant({
  unit: 'findTool',
  kills: 'FIND-001',
  does: 'puts no slash after directories',
  control: NAMES,
  build: (original) => async (input, context) =>
    retold(await original(input, context), (text) => text.replace(/\/$/gm, '')),
})

export const findsNothingInNothing = mutant({
  unit: 'findTool',
  kills: 'FIND-009',
  does: 'finds nothing where there is no directory',
  control: NAMES,
  build: (original) => (input, context) => original(input, context).catch(() => textResult(NOTHING)),
})

export const showsOneMore = mutant({
  unit: 'findTool',
  kills: 'FIND-015',
  does: 'shows one result more than the limit',
  control: NAMES,
  build: (original) => (input, context) => original({ ...input, limit: (input.limit ?? 1000) + 1 }, context),
})

export const searchesTheDisk = mutant({
  unit: 'findTool',
  kills: 'FIND-021',
  does: 'searches the disk although operations were supplied',
  control: NAMES,
  build:
    (original) =>
    (input, { operations: _, ...context }) =>
      original(input, context),
})

export const takesTheAbortForTheEnd = mutant({
  unit: 'findTool',
  kills: 'FIND-022',
  does: 'answers an abort as if nothing had been found',
  control: NAMES,
  build: (original) => async (input, context) => {
    try {
      return await original(input, context)
    } catch (error) {
      if (context.signal?.aborted) return textResult(NOTHING)
      throw error
    }
  },
})
