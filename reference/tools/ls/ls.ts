import type { LsInput } from '../../../spec/schema/tools.ts'
import { type RunTool, ToolError } from '../tool.ts'

export function buildLs(): RunTool<LsInput> {
  return async () => {
    throw new ToolError('The tool ls is not built yet')
  }
}
