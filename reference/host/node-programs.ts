import { execa } from 'execa'
import type { Programs } from './programs.ts'

/** UTF-8 bytes. */
const MOST_COMPLAINTS = 65_536

/** ripgrep as the npm package `@vscode/ripgrep` brings it, so that nothing has to be installed by hand. */
export const nodePrograms: Programs = {
  async ripgrep(args, { cwd, env }) {
    const run = start(await ripgrepPath(), args, { cwd, env })
    let complaints = ''
    run.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (complaints.length < MOST_COMPLAINTS) complaints += text
    })
    if (run.pid === undefined) {
      const { originalMessage = '' } = await run
      throw new Error(`ripgrep could not be started: ${originalMessage}`)
    }
    return {
      output: run.stdout,
      ended: run.then(({ exitCode }) => ({ code: exitCode ?? null, complaints })),
      stop: () => void run.kill('SIGKILL'),
    }
  },
}

function start(file: string, args: readonly string[], place: { cwd: string; env: Record<string, string> }) {
  return execa(file, args, {
    ...place,
    extendEnv: false,
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    buffer: false,
    reject: false,
    encoding: 'buffer',
  })
}

/** Looked for when it is needed: the package has no program for some systems, and says so when it is imported. */
async function ripgrepPath(): Promise<string> {
  try {
    return (await import('@vscode/ripgrep')).rgPath
  } catch (error) {
    throw new Error(
      `ripgrep (rg) is not available: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
