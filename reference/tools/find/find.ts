import type { FindInput } from '../../../spec/schema/tools.ts'
import { type RunTool, ToolError } from '../tool.ts'

export function buildFind(): RunTool<FindInput> {
  return async () => {
    throw new ToolError('The tool find is not built yet')
  }
}
