import type { EditInput } from '../../../spec/schema/tools.ts'
import type { UnitFactories } from '../../units.ts'
import type { RunTool } from '../tool.ts'
import { type ApplyEdits, buildApplyEdits } from './apply-edits.ts'
import { buildEdit } from './edit.ts'
import { generateDiffString, generateUnifiedPatch } from './edit-diff.ts'
import { findExact } from './find-exact.ts'
import { foldTypography } from './fold-typography.ts'
import { buildLocateEdits, type LocateEdits } from './locate-edits.ts'
import { repairEditArguments } from './repair-edit-arguments.ts'

/** The tool `edit` and its parts. */
export interface EditUnits {
  editTool: RunTool<EditInput>
  repairEditArguments: typeof repairEditArguments
  locateEdits: LocateEdits
  findExact: typeof findExact
  foldTypography: typeof foldTypography
  applyEdits: ApplyEdits
  generateDiffString: typeof generateDiffString
  generateUnifiedPatch: typeof generateUnifiedPatch
}

export const editUnits: UnitFactories<EditUnits> = {
  editTool: buildEdit,
  repairEditArguments: () => repairEditArguments,
  locateEdits: buildLocateEdits,
  findExact: () => findExact,
  foldTypography: () => foldTypography,
  applyEdits: buildApplyEdits,
  generateDiffString: () => generateDiffString,
  generateUnifiedPatch: () => generateUnifiedPatch,
}
