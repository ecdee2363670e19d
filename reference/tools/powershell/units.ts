import type { BashInput } from '../../../spec/schema/tools.ts'
import type { UnitFactories } from '../../units.ts'
import { buildShellTool } from '../bash/shell-tool.ts'
import type { RunTool } from '../tool.ts'
import { buildFindPowerShell, type FindPowerShell } from './find-powershell.ts'
import { wrapPowerShellCommand } from './wrap-command.ts'

/** The tool `powershell` and its parts. All else it shares with `bash`. */
export interface PowerShellUnits {
  powershellTool: RunTool<BashInput>
  findPowerShell: FindPowerShell
  wrapPowerShellCommand: typeof wrapPowerShellCommand
}

export const powershellUnits: UnitFactories<PowerShellUnits> = {
  powershellTool: (units, host) => buildShellTool('PowerShell', units, host),
  findPowerShell: (_units, host) => buildFindPowerShell(host),
  wrapPowerShellCommand: () => wrapPowerShellCommand,
}
