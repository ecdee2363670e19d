import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { execa } from 'execa'

export const program = fileURLToPath(new URL('../../bin/pi-conformance.js', import.meta.url))
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** For runs with a folder of their own for temporary files: compiled code stays where it is for all others. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') }

/** Runs the command as a user would, and ends it after 55 s. */
export async function run(
  args: readonly string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
) {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [program, ...args], {
    cwd,
    env,
    stdin: 'ignore',
    reject: false,
    timeout: 55_000,
    killDescendants: true,
  })
  return { exitCode, stdout, stderr }
}
