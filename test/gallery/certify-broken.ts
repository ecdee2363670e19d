import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { execa } from 'execa'
import { dir } from 'tmp-promise'
import { MARKER } from '../../harness/subject/environment.ts'
import { compileCache, program } from '../cli/command.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** What became of a run over an adapter of the gallery. */
export interface Outcome {
  readonly exitCode: number | undefined
  readonly stdout: string
  readonly stderr: string
  /** Command lines of processes of the run that still live. */
  readonly left: readonly string[]
  /** Names that the run has left in the folder for temporary files. */
  readonly litter: readonly string[]
}

/**
 * Certifies an adapter of the gallery as a user would, by TREE-001 unless `options` say otherwise.
 *
 * @param adapter name of its file, without the ending, and its arguments
 */
export async function certifyBroken(
  [adapter, ...args]: readonly string[],
  options: readonly string[] = [],
): Promise<Outcome> {
  const temp = await dir({ prefix: 'gallery-', unsafeCleanup: true })
  // Subjects inherit PATH: a folder in it that is not there tells the processes of this run from all others.
  const mark = randomUUID()
  const selection = options.includes('--scenario') ? [] : ['--rule', 'TREE-001']
  try {
    const { exitCode, stdout, stderr } = await execa(
      process.execPath,
      [program, 'certify', ...selection, ...options, '--', 'node', `${adapter}.js`, ...args],
      {
        cwd: folder,
        env: {
          PATH: `${process.env['PATH']}:/nowhere/${mark}`,
          TMPDIR: temp.path,
          ...compileCache,
        },
        stdin: 'ignore',
        reject: false,
        timeout: 50_000,
        killDescendants: true,
      },
    )
    const [left, litter] = [await marked(mark), await readdir(temp.path)]
    return { exitCode, stdout, stderr, left, litter }
  } finally {
    await temp.cleanup()
  }
}

async function marked(mark: string): Promise<string[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
      if (!environment.includes(mark) || !environment.includes(`${MARKER}=`)) return []
      return [(await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ').trim()]
    }),
  )
  return found.flat().filter((line) => line !== '')
}
