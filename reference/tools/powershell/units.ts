import type { BashInput } from '../../../spec/schema/tools.ts'
import type { UnitFactories } from '../../units.ts'
import type { RunTool } from '../tool.ts'
import { buildPowerShell } from './powershell.ts'

/** The tool `powershell` and its parts. */
export interface PowerShellUnits {
  powershellTool: RunTool<BashInput>
}

export const powershellUnits: UnitFactories<PowerShellUnits> = {
  powershellTool: buildPowerShell,
}
