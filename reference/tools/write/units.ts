import type { WriteInput } from '../../../spec/schema/tools.ts'
import type { UnitFactories } from '../../units.ts'
import type { RunTool } from '../tool.ts'
import { buildWrite } from './write.ts'

/** The tool `write` and its parts. */
export interface WriteUnits {
  writeTool: RunTool<WriteInput>
}

export const writeUnits: UnitFactories<WriteUnits> = {
  writeTool: buildWrite,
}
