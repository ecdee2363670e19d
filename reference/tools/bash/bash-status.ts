import type { ShellEnd } from './run-shell.ts'

/**
 * The line that tells how a command failed.
 *
 * @param timeout in seconds, as the model gave it
 * Area: BASH.
 */
export function bashStatus(end: ShellEnd, timeout: number | undefined): string {
  if (end.reason === 'abort') return 'Command aborted'
  if (end.reason === 'exit') {
    const exitCode = end.shell?.exitCode ?? null
    return exitCode === null
      ? 'Command terminated without an exit code'
      : `Command exited with code ${exitCode}`
  }
  const status = `Command timed out after ${timeout} seconds`
  if (end.shell === undefined) return status
  const { exitCode, seconds } = end.shell
  return `${status}. The shell exited with code ${exitCode} after ${Math.round(seconds * 10) / 10} seconds, but background processes it started kept writing output until the timeout.`
}
