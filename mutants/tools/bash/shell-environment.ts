import { mutant } from '../../mutant.ts'

const A_LINE = 'BASH-001/output/a-line'

export const putsOwnProgramsLast = mutant({
  unit: 'shellEnvironment',
  kills: 'BASH-024',
  does: "puts the agent's own programs last on the search path",
  control: A_LINE,
  build: (original) => (context) => {
    const { PATH = '', ...others } = original(context)
    const [first = '', ...rest] = PATH.split(':')
    return { ...others, PATH: [...rest, first].join(':') }
  },
})

export const tellsASessionThatIsNot = mutant({
  unit: 'shellEnvironment',
  kills: 'BASH-025',
  does: 'gives a command without a session the id of another',
  control: A_LINE,
  build: (original) => (context) => ({ PI_SESSION_ID: 'another', ...original(context) }),
})

export const forgetsTheModel = mutant({
  unit: 'shellEnvironment',
  kills: 'BASH-026',
  does: 'tells the session, but not its model',
  control: 'BASH-025/a-variable-of-a-session/model',
  build: (original) => (context) => {
    const { PI_PROVIDER: _, PI_MODEL: __, ...others } = original(context)
    return others
  },
})
