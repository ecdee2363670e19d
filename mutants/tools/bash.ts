import { mutant } from '../mutant.ts'

export const saysNothingOfNothing = mutant({
  unit: 'bashTool',
  kills: 'BASH-001',
  does: 'answers a command without output with an empty text',
  control: 'BASH-002/an-exit-code/after-a-line',
  build: (original) => async (input, context) => {
    const answer = await original(input, context)
    const content = answer.content.map((block) =>
      block.text === '(no output)' ? { ...block, text: '' } : block,
    )
    return { ...answer, content }
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
    const output = answer.content.map((block) => block.text).join('')
    return { ...answer, structuredContent: { ...answer.structuredContent, output } }
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
    const content = answer.content.map((block) => ({
      ...block,
      text: `${output}${block.text.slice(block.text.lastIndexOf('\n\n'))}`,
    }))
    return { ...answer, content }
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
        const content = update.content.map((block) => ({ ...block, text: block.text.slice(shown) }))
        shown = update.content[0]?.text.length ?? shown
        context.onUpdate?.({ ...update, content })
      },
    })
  },
})
