import { ToolError, textResult } from '../../../reference/tools/tool.ts'
import { mutant } from '../../mutant.ts'

/** Bytes after which this mutant's memory is full. */
const MEMORY = 16 * 1024 * 1024

export const holdsTheFileForOddRanges = mutant({
  unit: 'readTool',
  kills: 'READ-009',
  does: 'answers ranges that are no whole numbers from memory, where a large file has no room',
  control: 'READ-014/a-range-of-lines/both',
  build: (original, units) => async (input, context) => {
    const odd = [input.offset, input.limit].some(
      (value) => value !== undefined && !(value % 1 === 0 && value > 0),
    )
    if (!odd) return original(input, context)
    let held = 0
    const path = await units.resolvePath(input.path, context)
    for await (const chunk of await units.openText(path, context)) {
      held += chunk.length
      if (held > MEMORY) throw new ToolError('The file is too large.')
    }
    return textResult('one')
  },
})

export const losesTheStructuredResult = mutant({
  unit: 'readTool',
  kills: 'READ-013',
  does: 'gives no structured result',
  control: 'READ-014/a-range-of-lines/both',
  build: (original) => async (input, context) => {
    const { structuredContent: _, ...answer } = await original(input, context)
    return answer
  },
})

export const namesAbortsDifferently = mutant({
  unit: 'readTool',
  kills: 'READ-015',
  does: 'says in words of its own that it was aborted',
  control: 'READ-014/a-range-of-lines/both',
  build: (original) => (input, context) =>
    original(input, context).catch((error: Error) => {
      throw context.signal?.aborted ? new ToolError('Reading was stopped.') : error
    }),
})

export const hidesPermissions = mutant({
  unit: 'readTool',
  kills: 'READ-012',
  does: 'says that a file is missing when it may not be read',
  control: 'READ-005/nothing-is-there',
  build: (original) => (input, context) =>
    original(input, context).catch((error: Error) => {
      throw new ToolError(error.message.replace('EACCES', 'ENOENT'))
    }),
})
