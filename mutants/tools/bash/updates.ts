import { mutant } from '../../mutant.ts'

const IN_PIECES = 'OUT-012/output-in-two-pieces'

export const beginsWithOutput = mutant({
  unit: 'bashTool',
  kills: 'OUT-013',
  does: 'sends no update before there is output',
  control: 'OUT-004/control-characters',
  build: (original) => (input, context) =>
    original(input, {
      ...context,
      onUpdate: (update) => update.content.length > 0 && context.onUpdate?.(update),
    }),
})

export const repeatsUpdates = mutant({
  unit: 'bashTool',
  kills: 'OUT-014',
  does: 'sends updates ten times as often',
  control: 'OUT-004/control-characters',
  build: (original) => (input, context) =>
    original(input, {
      ...context,
      onUpdate: (update) => {
        for (let time = 0; time < 10; time++) context.onUpdate?.(update)
      },
    }),
})

export const keepsTheDetails = mutant({
  unit: 'bashTool',
  kills: 'OUT-015',
  does: 'does not say in an update which part of the output it shows',
  control: IN_PIECES,
  build: (original) => (input, context) =>
    original(input, {
      ...context,
      onUpdate: ({ content }) => context.onUpdate?.({ content, details: undefined }),
    }),
})

export const showsTheByteOrderMark = mutant({
  unit: 'createUtf8Decoder',
  kills: 'OUT-016',
  does: 'shows a byte order mark at the start',
  control: IN_PIECES,
  build: (original) => () => original(),
})

export const namesTheFirstFile = mutant({
  unit: 'createSpillFile',
  kills: 'OUT-017',
  does: 'names the file of the first command in all answers',
  control: 'OUT-007/cut-output',
  build: (original) => {
    let first: string | undefined
    return (prefix) => {
      const file = original(prefix)
      first ??= file.path
      return { ...file, path: first }
    }
  },
})
