import { ToolError, textResult } from '../../../reference/tools/tool.ts'
import { mutant } from '../../mutant.ts'
import { textsOf } from '../reworded.ts'

const LAST_LINE = 'READ-003/the-last-line-with-text-keeps-its-line-feed'

export const describesEmptyFiles = mutant({
  unit: 'readTool',
  kills: 'READ-001',
  does: 'answers an empty text with words of its own',
  control: LAST_LINE,
  build: (original) => async (input, context) => {
    const answer = await original(input, context)
    return textsOf(answer) === '' ? textResult('(empty file)') : answer
  },
})

export const showsNothingPastTheEnd = mutant({
  unit: 'readTool',
  kills: 'READ-002',
  does: 'answers an offset past the end with an empty text',
  control: LAST_LINE,
  build: (original) => (input, context) =>
    original(input, context).catch((error: Error) => {
      if (error.message.includes('is beyond end of file')) return textResult('')
      throw error
    }),
})

export const hidesTheReason = mutant({
  unit: 'readTool',
  kills: 'READ-005',
  does: 'does not say why a file cannot be read',
  control: LAST_LINE,
  build: (original) => (input, context) =>
    original(input, context).catch(() => {
      throw new Error('The file cannot be read.')
    }),
})

export const takesPipesForEmptyFiles = mutant({
  unit: 'readTool',
  kills: 'READ-006',
  does: 'answers a named pipe with an empty text',
  control: 'READ-005/a-directory',
  build: (original) => (input, context) =>
    original(input, context).catch((error: NodeJS.ErrnoException) => {
      if (/^(ENOENT|ENOTDIR|EISDIR)/.test(error.message)) throw error
      return textResult('')
    }),
})

export const looksForLinesInImages = mutant({
  unit: 'readTool',
  kills: 'IMG-005',
  does: 'fails for an image when the offset is greater than 1',
  control: 'IMG-003/a-small-image',
  build: (original) => async (input, context) => {
    const result = await original(input, context)
    const image = result.content.some((block) => block.type === 'image')
    if (image && (input.offset ?? 1) > 1) throw new ToolError(`Offset ${input.offset} is beyond end of file`)
    return result
  },
})

export const showsThoughAborted = mutant({
  unit: 'readTool',
  kills: 'IMG-018',
  does: 'goes on with an image when the call was aborted',
  control: 'IMG-003/a-small-image',
  hangs: true,
  build: (original) => (input, context) => original(input, { ...context, signal: undefined }),
})
