import { Command, CommanderError } from 'commander'
import { suiteVersion } from '../package-root.ts'
import { printable } from '../report/printable.ts'
import { endCleanly } from '../world/interruption.ts'
import { addCertify } from './certify.ts'
import { addRules } from './rules.ts'
import { UsageError } from './usage-error.ts'

/** Runs the command; the answer is its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  endCleanly()
  let exitCode = 0
  const program = new Command('pi-conformance')
    .description(
      'Certifies programs that read, write or replace the sessions and tools of the pi coding agent.',
    )
    .version(suiteVersion)
    .exitOverride()
    .showHelpAfterError('(add --help for the options)')
    .enablePositionalOptions()
  const done = (code: number) => {
    exitCode = code
  }
  addCertify(program, done)
  addRules(program, done)
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (!(error instanceof UsageError) && !isRefusal(error)) throw error
    process.stderr.write(`${printable(error.message)}\n`)
    return 2
  }
}

/** The system did not do what the user asked for: a folder where a file is due, no rights, no space. */
function isRefusal(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error && 'path' in error
}
