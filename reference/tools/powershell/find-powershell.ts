import { win32 } from 'node:path'
import type { Host } from '../../host/host.ts'
import { findOnPath, isThere } from '../bash/find-on-path.ts'
import type { Shell } from '../bash/find-shell.ts'
import { ToolError } from '../tool.ts'

const ARGUMENTS = ['-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-Command']

/** See {@link buildFindPowerShell}. */
export type FindPowerShell = () => Promise<Shell>

/**
 * The newer PowerShell (`pwsh`) if there is one, else the one that Windows brings along; each on the search path first.
 *
 * @throws ToolError when there is none, and on any other system
 * Area: PS.
 */
export function buildFindPowerShell(host: Host): FindPowerShell {
  return async () => {
    if (host.platform !== 'win32') throw new ToolError('The powershell tool is only available on Windows.')
    const { ProgramFiles: programs, SystemRoot: root } = host.environment()
    const file =
      (await findOnPath('pwsh.exe', host)) ??
      (await ifThere(programs && win32.join(programs, 'PowerShell', '7', 'pwsh.exe'), host)) ??
      (await findOnPath('powershell.exe', host)) ??
      (await ifThere(
        root && win32.join(root, 'System32', 'WindowsPowerShell', 'v1.0', 'powershell.exe'),
        host,
      ))
    if (file === undefined) {
      throw new ToolError(
        'No PowerShell executable found. Install PowerShell or add powershell.exe/pwsh.exe to PATH.',
      )
    }
    return { file, args: ARGUMENTS, takes: 'argument' }
  }
}

async function ifThere(path: string | undefined, host: Host): Promise<string | undefined> {
  return path !== undefined && (await isThere(path, host)) ? path : undefined
}
