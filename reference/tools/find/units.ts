import type { FindInput } from '../../../spec/schema/tools.ts'
import type { UnitFactories } from '../../units.ts'
import type { RunTool } from '../tool.ts'
import { buildFind } from './find.ts'
import { buildFindPattern, type FindPattern } from './find-pattern.ts'

/** The tool `find` and its parts. */
export interface FindUnits {
  findTool: RunTool<FindInput>
  findPattern: FindPattern
}

export const findUnits: UnitFactories<FindUnits> = {
  findTool: buildFind,
  findPattern: buildFindPattern,
}
