import { textResult } from '../../reference/tools/tool.ts'
import { mutant } from '../mutant.ts'
import { retold, textsOf } from './reworded.ts'

const CONTROL = 'WRITE-002/a-file-that-exists-is-replaced-as-a-whole/shorter'

export const marksNoErrors = mutant({
  unit: 'callTool',
  kills: 'TOOL-002',
  does: 'does not mark an error as one',
  control: CONTROL,
  build: (original) => async (name, args, context) => ({
    ...(await original(name, args, context)),
    isError: false,
  }),
})

export const showsWhatItGot = mutant({
  unit: 'callTool',
  kills: 'TOOL-003',
  does: 'shows invalid arguments as they were before the repair',
  control: CONTROL,
  build: (original) => async (name, args, context) => {
    const result = await original(name, args, context)
    return retold(result, (text) => withArguments(text, args))
  },
})

export const namesInAnyCase = mutant({
  unit: 'callTool',
  kills: 'TOOL-006',
  does: 'finds tools by their name in any case',
  control: CONTROL,
  build: (original) => (name, args, context) => original(name.toLowerCase(), args, context),
})

export const runsWhatWasAborted = mutant({
  unit: 'callTool',
  kills: 'TOOL-019',
  does: 'runs a call that was aborted before it began',
  control: CONTROL,
  build: (original) => (name, args, context) => {
    const { signal, ...rest } = context
    return original(name, args, signal?.aborted ? rest : context)
  },
})

export const oneAtATime = mutant({
  unit: 'callTool',
  kills: 'TOOL-020',
  does: 'refuses a call while another one runs',
  control: CONTROL,
  build: (original) => {
    let running = false
    return async (name, args, context) => {
      if (running) return textResult('Another tool is running', { isError: true })
      running = true
      try {
        return await original(name, args, context)
      } finally {
        running = false
      }
    }
  },
})

export const structuresEverything = mutant({
  unit: 'callTool',
  kills: 'TOOL-021',
  does: 'gives every answer its text as structured content',
  control: CONTROL,
  build: (original) => async (name, args, context) => {
    const result = await original(name, args, context)
    return { structuredContent: textsOf(result), ...result }
  },
})

export const staysHere = mutant({
  unit: 'callTool',
  kills: 'TOOL-024',
  does: 'leaves operations aside and works on the disk',
  control: CONTROL,
  build: (original) => (name, args, context) => {
    const { operations: _, ...rest } = context
    return original(name, args, rest)
  },
})

function withArguments(text: string, args: unknown): string {
  const [problems, received] = text.split('\nReceived arguments:\n')
  return received === undefined ? text : `${problems}\nReceived arguments:\n${JSON.stringify(args, null, 2)}`
}
