import { win32 } from 'node:path'
import type { Host } from '../../host/host.ts'
import { ToolError } from '../tool.ts'
import { findOnPath, isThere } from './find-on-path.ts'

/** A shell, and how it takes a command: as its last argument, or on its standard input. */
export interface Shell {
  /** Absolute path, or a name to be looked up. */
  readonly file: string
  readonly args: readonly string[]
  readonly takes: 'argument' | 'input'
}

/** See {@link buildFindShell}. */
export type FindShell = (shellPath: string | undefined) => Promise<Shell>

/**
 * The shell for `bash`: the one that was asked for, else bash where it usually is, else on the search path; on posix else `sh`.
 *
 * @throws ToolError when the one asked for is missing, or on Windows there is none
 * Area: BASH.
 */
export function buildFindShell(host: Host): FindShell {
  return async (shellPath) => {
    if (shellPath) {
      if (await isThere(shellPath, host)) return shellAt(shellPath, host)
      throw new ToolError(`Custom shell path not found: ${shellPath}`)
    }
    const windows = host.platform === 'win32'
    const usual = windows ? gitBashes(host) : ['/bin/bash']
    for (const path of usual) if (await isThere(path, host)) return shellAt(path, host)
    const found = await findOnPath(windows ? 'bash.exe' : 'bash', host)
    if (found !== undefined) return shellAt(found, host)
    if (!windows) return { file: 'sh', args: ['-c'], takes: 'argument' }
    const searched = usual.map((path) => `  ${path}`).join('\n')
    throw new ToolError(
      `No bash shell found. Install Git for Windows, put a bash on PATH, or set shellPath.\n\nSearched Git Bash in:\n${searched}`,
    )
  }
}

function gitBashes(host: Host): string[] {
  const environment = host.environment()
  return [environment['ProgramFiles'], environment['ProgramFiles(x86)']]
    .filter((folder) => folder !== undefined)
    .map((folder) => win32.join(folder, 'Git', 'bin', 'bash.exe'))
}

/** The `bash.exe` of Windows' own folder starts the Linux subsystem and loses what is quoted in arguments. */
function shellAt(file: string, host: Host): Shell {
  const root = host.environment()['SystemRoot'] ?? 'C:\\Windows'
  const launchers = ['System32', 'Sysnative'].map((folder) =>
    win32.join(root, folder, 'bash.exe').toLowerCase(),
  )
  const launcher = host.platform === 'win32' && launchers.includes(win32.normalize(file).toLowerCase())
  return launcher ? { file, args: ['-s'], takes: 'input' } : { file, args: ['-c'], takes: 'argument' }
}
