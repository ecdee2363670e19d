import { mutant } from '../../mutant.ts'

const A_LINE = 'BASH-001/output/a-line'

export const startsAShellBelow = mutant({
  unit: 'runShell',
  kills: 'BASH-021',
  does: 'runs the command in a shell below the one that leads the group',
  control: A_LINE,
  build: (original) => (command, options) => original(`bash -c ${quoted(command)}; exit $?`, options),
})

export const logsIn = mutant({
  unit: 'runShell',
  kills: 'BASH-022',
  does: 'runs the command in a login shell',
  control: A_LINE,
  build: (original) => (command, options) => original(`exec bash -l -c ${quoted(command)}`, options),
})

export const keepsTheLink = mutant({
  unit: 'runShell',
  kills: 'BASH-023',
  does: 'tells the working directory as it was given',
  control: A_LINE,
  build: (original) => (command, options) => original(`cd -L ${quoted(options.cwd)}; ${command}`, options),
})

export const takesFailureToStartForSilence = mutant({
  unit: 'runShell',
  kills: 'BASH-030',
  does: 'takes a command that could not be started for one that put out nothing',
  control: A_LINE,
  build: (original) => (command, options) =>
    original(command, options).catch(() => ({ reason: 'exit', shell: { exitCode: 0, seconds: 0 } })),
})

export const looksAtTheDirectoryFirst = mutant({
  unit: 'runShell',
  kills: 'BASH-031',
  does: 'looks at the working directory before the timeout and the shell',
  control: 'BASH-016/the-directory-is-gone',
  build: (original) => async (command, options) => {
    const { timeout: _, shellPath: __, ...rest } = options
    await original(':', rest)
    return original(command, options)
  },
})

export const ignoresBrokenPipes = mutant({
  unit: 'runShell',
  kills: 'BASH-033',
  does: 'starts commands with SIGPIPE ignored, as a server may have it itself',
  control: A_LINE,
  build: (original) => (command, options) => original(`trap '' PIPE\n${command}`, options),
})

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
