import { mutant } from '../../mutant.ts'
import { retold, textsOf } from '../reworded.ts'

export const saysNothingOfNothing = mutant({
  unit: 'bashTool',
  kills: 'BASH-001',
  does: 'answers a command without output with an empty text',
  control: 'BASH-002/an-exit-code/after-a-line',
  build: (original) => async (input, context) => {
    const answer = await original(input, context)
    return retold(answer, (text) => (text === '(no output)' ? '' : text))
  },
})

export const givesTheTextToPrograms = mutant({
  unit: 'bashTool',
  kills: 'BASH-003',
  does: 'gives programs the text of the answer as the output',
  control: 'BASH-002/an-exit-code/after-a-line',
  build: (original) => async (input, context) => {
    const answer = await original(input, context)
    if (answer.structuredContent === undefined) return answer
    return { ...answer, structuredContent: { ...answer.structuredContent, output: textsOf(answer) } }
  },
})

export const doesNotCutFailures = mutant({
  unit: 'bashTool',
  kills: 'TRUNC-018',
  does: 'shows the whole output of a command that failed',
  control: 'BASH-002/an-exit-code/after-a-line',
  build: (original) => async (input, context) => {
    const answer = await original(input, context)
    const output = (answer.structuredContent as { output?: unknown } | undefined)?.output
    if (!answer.isError || answer.details === undefined || typeof output !== 'string') return answer
    return retold(answer, (text) => `${output}${text.slice(text.lastIndexOf('\n\n'))}`)
  },
})

export const showsOnlyNewOutput = mutant({
  unit: 'bashTool',
  kills: 'OUT-012',
  does: 'leaves out of an update what earlier ones had',
  control: 'OUT-004/control-characters',
  build: (original) => (input, context) => {
    let shown = 0
    return original(input, {
      ...context,
      onUpdate: (update) => {
        const already = shown
        shown = textsOf(update).length
        context.onUpdate?.(retold(update, (text) => text.slice(already)))
      },
    })
  },
})
