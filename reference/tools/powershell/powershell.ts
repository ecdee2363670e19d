import type { BashInput } from '../../../spec/schema/tools.ts'
import { type RunTool, ToolError } from '../tool.ts'

export function buildPowerShell(): RunTool<BashInput> {
  return async () => {
    throw new ToolError('The tool powershell is not built yet')
  }
}
