import type { GrepInput } from '../../../spec/schema/tools.ts'
import { type RunTool, ToolError } from '../tool.ts'

export function buildGrep(): RunTool<GrepInput> {
  return async () => {
    throw new ToolError('The tool grep is not built yet')
  }
}
