import { mutant } from '../../mutant.ts'

const A_LINE = 'BASH-001/output/a-line'

export const hidesTheCode = mutant({
  unit: 'bashStatus',
  kills: 'BASH-002',
  does: 'does not say which code a command exited with',
  control: A_LINE,
  build: (original) => (end, timeout) =>
    original(end, timeout).replace(/exited with code \d+/, 'exited with an error'),
})

export const speaksOfMilliseconds = mutant({
  unit: 'bashStatus',
  kills: 'BASH-006',
  does: 'gives the timeout in milliseconds',
  control: A_LINE,
  build: (original) => (end, timeout) => original(end, timeout === undefined ? undefined : timeout * 1000),
})

export const takesAnAbortForATimeout = mutant({
  unit: 'bashStatus',
  kills: 'BASH-009',
  does: 'says that an aborted command timed out',
  control: 'BASH-006/a-command-that-takes-too-long/after-a-line',
  build: (original) => (end, timeout) =>
    original(end.reason === 'abort' ? { ...end, reason: 'timeout' } : end, timeout),
})

export const namesANullCode = mutant({
  unit: 'bashStatus',
  kills: 'BASH-020',
  does: 'names a missing exit code as if it were one',
  control: 'BASH-002/an-exit-code/after-a-line',
  build: (original) => (end, timeout) =>
    original(end, timeout).replace('terminated without an exit code', 'exited with code null'),
})
