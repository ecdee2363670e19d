import type { WriteInput } from '../../../spec/schema/tools.ts'
import type { UnitFactories } from '../../units.ts'
import type { RunTool } from '../tool.ts'
import { buildReplaceFile, type ReplaceFile } from './replace-file.ts'
import { buildWrite } from './write.ts'

/** The tool `write` and its parts. */
export interface WriteUnits {
  writeTool: RunTool<WriteInput>
  replaceFile: ReplaceFile
}

export const writeUnits: UnitFactories<WriteUnits> = {
  writeTool: buildWrite,
  replaceFile: (_units, host) => buildReplaceFile(host),
}
