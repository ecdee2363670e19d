import type { LsInput } from '../../../spec/schema/tools.ts'
import type { UnitFactories } from '../../units.ts'
import type { RunTool } from '../tool.ts'
import { buildLs } from './ls.ts'
import { type SortNames, sortNames } from './sort-names.ts'

/** The tool `ls` and its parts. */
export interface LsUnits {
  lsTool: RunTool<LsInput>
  sortNames: SortNames
}

export const lsUnits: UnitFactories<LsUnits> = {
  lsTool: buildLs,
  sortNames: () => sortNames,
}
