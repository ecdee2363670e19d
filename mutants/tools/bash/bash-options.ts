import { mutant } from '../../mutant.ts'

const A_LINE = 'BASH-001/output/a-line'

export const joinsThePrefix = mutant({
  unit: 'bashTool',
  kills: 'BASH-027',
  does: 'puts the prefix on the line of the command',
  control: A_LINE,
  build:
    (original) =>
    (input, { options, ...context }) => {
      const { commandPrefix = '', ...others } = options ?? {}
      const command = commandPrefix ? `${commandPrefix} ${input.command}` : input.command
      return original({ ...input, command }, { ...context, options: others })
    },
})

export const asksNoHook = mutant({
  unit: 'bashTool',
  kills: 'BASH-029',
  does: 'starts a command without asking the hook',
  control: 'BASH-027/a-prefix/is-a-line',
  build:
    (original) =>
    (input, { options, ...context }) => {
      const { spawnHook: _, ...others } = options ?? {}
      return original(input, { ...context, options: others })
    },
})

export const waitsForOthers = mutant({
  unit: 'bashTool',
  kills: 'BASH-032',
  does: 'starts a command only when the one before has ended',
  control: A_LINE,
  hangs: true,
  build: (original) => {
    let last: Promise<unknown> = Promise.resolve()
    return (input, context) => {
      const answer = last.then(() => original(input, context))
      last = answer.catch(() => undefined)
      return answer
    }
  },
})
