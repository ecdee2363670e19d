import { basename } from 'node:path'
import { ABORTED } from '../../../reference/tools/abort.ts'
import { ToolError, textResult } from '../../../reference/tools/tool.ts'
import { mutant } from '../../mutant.ts'
import { reworded } from '../reworded.ts'

const CONTROL = 'QUEUE-003/twenty-files'

export const shortensThePath = mutant({
  unit: 'writeTool',
  kills: 'WRITE-001',
  does: 'answers with the last part of the path only',
  control: 'WRITE-002/a-text-that-could-be-changed-on-its-way/crlf',
  build: (original) => async (input, context) => {
    await original(input, context)
    return textResult(`Successfully wrote to ${basename(input.path)}`)
  },
})

export const changesLineEnds = mutant({
  unit: 'writeTool',
  kills: 'WRITE-002',
  does: 'writes CRLF as LF',
  control: CONTROL,
  build: (original) => (input, context) =>
    original({ ...input, content: input.content.replaceAll('\r\n', '\n') }, context),
})

export const makesNoDirectories = mutant({
  unit: 'writeTool',
  kills: 'WRITE-003',
  does: 'puts the file into the working directory instead of making directories',
  control: 'WRITE-002/a-text-that-could-be-changed-on-its-way/crlf',
  build: (original) => (input, context) => original({ ...input, path: basename(input.path) }, context),
})

export const keepsFilesPrivate = mutant({
  unit: 'writeTool',
  kills: 'WRITE-005',
  does: 'takes the permissions of others from every file',
  control: 'WRITE-002/a-file-that-exists-is-replaced-as-a-whole/shorter',
  build: (original, units) => async (input, context) => {
    const result = await original(input, context)
    await units.callTool('bash', { command: `chmod 0600 -- '${input.path}'` }, { cwd: context.cwd })
    return result
  },
})

export const replacesLinks = mutant({
  unit: 'writeTool',
  kills: 'WRITE-006',
  does: 'puts a file in the place of a symbolic link',
  control: 'WRITE-002/a-file-that-exists-is-replaced-as-a-whole/shorter',
  build: (original, units) => async (input, context) => {
    const command = `if [ -L '${input.path}' ]; then rm -- '${input.path}'; fi`
    await units.callTool('bash', { command }, { cwd: context.cwd })
    return original(input, context)
  },
})

export const hidesFailures = mutant({
  unit: 'writeTool',
  kills: 'WRITE-007',
  does: 'answers as if it had written when it could not',
  control: CONTROL,
  build: (original) => (input, context) =>
    original(input, context).catch(() => textResult(`Successfully wrote to ${input.path}`)),
})

export const dropsTheSlash = mutant({
  unit: 'writeTool',
  kills: 'WRITE-008',
  does: 'takes a path that ends with a slash for the one without it',
  control: CONTROL,
  build: (original) => (input, context) =>
    original({ ...input, path: input.path.replace(/\/+$/, '') }, context),
})

export const hidesTheReason = mutant({
  unit: 'writeTool',
  kills: 'WRITE-009',
  does: 'says that it failed, but not why',
  control: CONTROL,
  build: (original) => (input, context) =>
    reworded(
      () => original(input, context),
      (message) => (message === ABORTED ? message : `Could not write ${input.path}`),
    ),
})

export const writesThoughAborted = mutant({
  unit: 'writeTool',
  kills: 'WRITE-010',
  does: 'goes on to write when the call was aborted',
  control: CONTROL,
  build: (original) => (input, context) => original(input, { ...context, signal: undefined }),
})

export const deniesWhatItWrote = mutant({
  unit: 'writeTool',
  kills: 'WRITE-011',
  does: 'says that it was aborted when the file is written already',
  control: CONTROL,
  build: (original) => async (input, context) => {
    const result = await original(input, context)
    if (context.signal?.aborted) throw new ToolError(ABORTED)
    return result
  },
})

export const leavesACopy = mutant({
  unit: 'writeTool',
  kills: 'TOOL-001',
  does: 'leaves a copy beside the file',
  control: 'WRITE-002/a-file-that-exists-is-replaced-as-a-whole/shorter',
  build: (original) => async (input, context) => {
    const result = await original(input, context)
    await original({ ...input, path: `${input.path}.copy` }, context)
    return result
  },
})
