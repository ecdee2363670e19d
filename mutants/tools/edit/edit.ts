import { readFile, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { ABORTED } from '../../../reference/tools/abort.ts'
import { ToolError, textResult } from '../../../reference/tools/tool.ts'
import { mutant } from '../../mutant.ts'
import { reworded } from '../reworded.ts'

const CONTROL = 'QUEUE-001/twenty-edits-of-twenty-lines-of-one-file'

export const shortensThePath = mutant({
  unit: 'editTool',
  kills: 'EDIT-001',
  does: 'answers with the last part of the path only',
  control: CONTROL,
  build: (original) => async (input, context) => {
    const result = await original(input, context)
    const text = `Successfully replaced ${input.edits.length} block(s) in ${basename(input.path)}.`
    return { ...result, content: [{ type: 'text', text }] }
  },
})

export const doesNothingGladly = mutant({
  unit: 'editTool',
  kills: 'EDIT-010',
  does: 'takes a call without edits for a success',
  control: CONTROL,
  build: (original) => async (input, context) =>
    input.edits.length === 0
      ? textResult(`Successfully replaced 0 block(s) in ${input.path}.`)
      : original(input, context),
})

export const hidesTheCode = mutant({
  unit: 'editTool',
  kills: 'EDIT-013',
  does: 'does not say with which code the file could not be opened',
  control: CONTROL,
  build: (original) => (input, context) =>
    reworded(
      () => original(input, context),
      (message) => message.replace(/ Error code: \w+\./, ''),
    ),
})

export const replacesTheFile = mutant({
  unit: 'editTool',
  kills: 'EDIT-023',
  does: 'puts a new file in the place of the old one',
  control: 'EDIT-001/one-edit/a-word',
  build: (original, units) => async (input, context) => {
    const result = await original(input, context)
    const command = `cp -- '${input.path}' '${input.path}.new' && mv -f -- '${input.path}.new' '${input.path}'`
    await units.callTool('bash', { command }, { cwd: context.cwd })
    return result
  },
})

export const writesThoughAborted = mutant({
  unit: 'editTool',
  kills: 'EDIT-025',
  does: 'goes on to write when the call was aborted',
  control: CONTROL,
  build: (original) => (input, context) => original(input, { ...context, signal: undefined }),
})

export const deniesWhatItWrote = mutant({
  unit: 'editTool',
  kills: 'EDIT-026',
  does: 'says that it was aborted when the file is changed already',
  control: CONTROL,
  build: (original) => async (input, context) => {
    const result = await original(input, context)
    if (context.signal?.aborted) throw new ToolError(ABORTED)
    return result
  },
})

export const replacesForeignBytes = mutant({
  unit: 'editTool',
  kills: 'EDIT-037',
  does: 'writes U+FFFD for bytes that are no UTF-8',
  control: CONTROL,
  build: (original) => async (input, context) => {
    const path = resolve(context.cwd, input.path)
    const bytes = await readFile(path).catch(() => undefined)
    if (bytes?.includes(0xff) && !context.operations) await writeFile(path, bytes.toString('utf8'))
    return original(input, context)
  },
})

export const writesWhatFits = mutant({
  unit: 'replaceFile',
  kills: 'EDIT-038',
  does: 'writes into the old file, so that what fits is there after a failure',
  control: CONTROL,
  build: () => (path, content) => writeFile(path, content),
})

export const showsCarriageReturns = mutant({
  unit: 'editTool',
  kills: 'EDIT-044',
  does: 'shows every line of the patch with CRLF',
  control: CONTROL,
  build: (original) => async (input, context) => {
    const result = await original(input, context)
    return {
      ...result,
      details: JSON.parse(JSON.stringify(result.details ?? {}).replaceAll('\\n', '\\r\\n')),
    }
  },
})
