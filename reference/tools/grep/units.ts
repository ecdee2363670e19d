import type { GrepInput } from '../../../spec/schema/tools.ts'
import type { UnitFactories } from '../../units.ts'
import type { RunTool } from '../tool.ts'
import { buildGrep } from './grep.ts'

/** The tool `grep` and its parts. */
export interface GrepUnits {
  grepTool: RunTool<GrepInput>
}

export const grepUnits: UnitFactories<GrepUnits> = {
  grepTool: buildGrep,
}
