import { dirname } from 'node:path'
import { mutant } from '../../mutant.ts'

const A_LINE = 'BASH-001/output/a-line'
const A_TIMEOUT = 'BASH-006/a-command-that-takes-too-long/after-a-line'

export const losesMuchOutput = mutant({
  unit: 'runShell',
  kills: 'BASH-013',
  does: 'stops listening after 100,000 bytes',
  control: A_LINE,
  build: (original) => (command, options) => {
    let heard = 0
    return original(command, {
      ...options,
      onData: (chunk) => {
        heard += chunk.length
        return heard > 100_000 ? undefined : options.onData(chunk)
      },
    })
  },
})

export const runsElsewhere = mutant({
  unit: 'runShell',
  kills: 'BASH-016',
  does: 'runs the command in the directory above when its own is gone',
  control: A_LINE,
  build: (original) => (command, options) =>
    original(command, options).catch(() => original(command, { ...options, cwd: dirname(options.cwd) })),
})

export const givesInput = mutant({
  unit: 'runShell',
  kills: 'BASH-017',
  does: 'gives the command an input that is not empty',
  control: A_LINE,
  build: (original) => (command, options) => original(`exec <<< input\n${command}`, options),
})

export const showsErrorsLast = mutant({
  unit: 'runShell',
  kills: 'BASH-018',
  does: 'shows error output after all other output',
  control: A_LINE,
  build: (original) => (command, options) =>
    original(`exec 3>&1; errors=$({ ${command}\n} 2>&1 >&3); printf %s "$errors"`, options),
})

export const startsAbove = mutant({
  unit: 'runShell',
  kills: 'BASH-019',
  does: 'starts in the directory above the working directory',
  control: A_LINE,
  build: (original) => (command, options) => original(`cd ..; ${command}`, options),
})

export const leavesProcessesAtATimeout = mutant({
  unit: 'runShell',
  kills: 'BASH-008',
  does: 'answers at the timeout without ending anything',
  control: A_TIMEOUT,
  build:
    (original) =>
    (command, { timeout, ...options }) => {
      if (timeout === undefined) return original(command, options)
      const late = new Promise<{ reason: 'timeout' }>((resolve) => {
        setTimeout(() => resolve({ reason: 'timeout' }), timeout * 1000).unref()
      })
      return Promise.race([original(command, options), late])
    },
})

export const leavesProcessesAtAnAbort = mutant({
  unit: 'runShell',
  kills: 'BASH-010',
  does: 'answers an abort without ending anything',
  control: A_TIMEOUT,
  build:
    (original) =>
    (command, { signal, ...options }) => {
      const aborted = new Promise<{ reason: 'abort' }>((resolve) => {
        signal?.addEventListener('abort', () => resolve({ reason: 'abort' }), { once: true })
      })
      return Promise.race([original(command, options), aborted])
    },
})
