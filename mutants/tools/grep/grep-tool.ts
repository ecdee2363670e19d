import { type ToolResult, textResult } from '../../../reference/tools/tool.ts'
import { mutant } from '../../mutant.ts'

const FOUND = 'GREP-001/a-search/in-a-directory'

/** Answers as if nothing were found where the answer would be such an error. */
async function forgive(answer: Promise<ToolResult>, kind: RegExp): Promise<ToolResult> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && kind.test(error.message)) return textResult('No matches found')
    throw error
  }
}

export const findsNothingNowhere = mutant({
  unit: 'grepTool',
  kills: 'GREP-004',
  does: 'finds nothing where nothing is, and says no more',
  control: FOUND,
  build:
    (original) =>
    (...given) =>
      forgive(original(...given), /^Path not found/),
})

export const findsNothingWhereItMayNot = mutant({
  unit: 'grepTool',
  kills: 'GREP-005',
  does: 'finds nothing in what it must not read, and says no more',
  control: FOUND,
  build:
    (original) =>
    (...given) =>
      forgive(original(...given), /^EACCES/),
})

export const findsNothingForWrongGlobs = mutant({
  unit: 'grepTool',
  kills: 'GREP-023',
  does: 'finds nothing for a glob that is none, and says no more',
  control: FOUND,
  build:
    (original) =>
    (...given) =>
      forgive(original(...given), /glob/),
})

export const waitsForAPipe = mutant({
  unit: 'grepTool',
  kills: 'GREP-028',
  does: 'waits for somebody to write to a pipe',
  control: FOUND,
  hangs: true,
  build: (original) => async (input, context) => {
    try {
      return await original(input, context)
    } catch (error) {
      if (error instanceof Error && error.message.includes('it is a pipe')) return new Promise(() => {})
      throw error
    }
  },
})

export const searchesOnThoughAborted = mutant({
  unit: 'grepTool',
  kills: 'GREP-030',
  does: 'goes on searching when the call was aborted',
  control: FOUND,
  hangs: true,
  build: (original) => (input, context) => original(input, { ...context, signal: undefined }),
})

export const searchesTheLocalDisk = mutant({
  unit: 'grepTool',
  kills: 'GREP-033',
  does: 'searches the local disk, whatever operations were supplied',
  control: FOUND,
  build: (original) => (input, context) => original(input, { ...context, operations: undefined }),
})

export const waitsForOperations = mutant({
  unit: 'grepTool',
  kills: 'GREP-034',
  does: 'waits for the answer of an operation although the call was aborted',
  control: FOUND,
  hangs: true,
  build: (original) => (input, context) => original(input, { ...context, signal: undefined }),
})
