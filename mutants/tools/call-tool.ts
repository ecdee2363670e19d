import { mutant } from '../mutant.ts'
import { retold } from './reworded.ts'

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

function withArguments(text: string, args: unknown): string {
  const [problems, received] = text.split('\nReceived arguments:\n')
  return received === undefined ? text : `${problems}\nReceived arguments:\n${JSON.stringify(args, null, 2)}`
}
