import { mutant } from '../../mutant.ts'

export const waitsInTheQueue = mutant({
  unit: 'readTool',
  kills: 'QUEUE-011',
  does: 'lets read wait for changes of the same file',
  control: 'TOOL-002/a-tool-fails/read',
  hangs: true,
  build: (original, units) => (input, context) => {
    return units.withFileMutation(units.resolvePath(input.path, context), () => original(input, context))
  },
})

export const readsOnThoughAborted = mutant({
  unit: 'readTool',
  kills: 'TOOL-004',
  does: 'goes on reading when the call was aborted',
  control: 'TOOL-002/a-tool-fails/read',
  hangs: true,
  build: (original) => (input, context) => original(input, { ...context, signal: undefined }),
})
