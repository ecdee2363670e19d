import type { LsInput } from '../../../spec/schema/tools.ts'
import type { UnitFactories } from '../../units.ts'
import type { RunTool } from '../tool.ts'
import { buildLs } from './ls.ts'

/** The tool `ls` and its parts. */
export interface LsUnits {
  lsTool: RunTool<LsInput>
}

export const lsUnits: UnitFactories<LsUnits> = {
  lsTool: buildLs,
}
