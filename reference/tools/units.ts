import type { BashInput, EditInput, ReadInput, WriteInput } from '../../spec/schema/tools.ts'
import type { UnitFactories } from '../units.ts'
import { type ApplyEdits, buildApplyEdits } from './apply-edits.ts'
import { buildBash } from './bash.ts'
import { type BashNotice, buildBashNotice } from './bash-notice.ts'
import { bashStatus } from './bash-status.ts'
import { type BoundedOutput, buildBoundedOutput } from './bounded-output.ts'
import { buildCallTool, type CallTool } from './call-tool.ts'
import { checkTimeout } from './check-timeout.ts'
import { coerceArgument } from './coerce-argument.ts'
import { buildEdit } from './edit.ts'
import { generateDiffString, generateUnifiedPatch } from './edit-diff.ts'
import { exitCodeOf } from './exit-code.ts'
import { buildFileKey, type FileKey } from './file-key.ts'
import { buildWithFileMutation, type WithFileMutation } from './file-mutation-queue.ts'
import { findExact } from './find-exact.ts'
import { foldTypography } from './fold-typography.ts'
import { buildLocateEdits, type LocateEdits } from './locate-edits.ts'
import { buildOutputAccumulator, type CreateOutputAccumulator } from './output-accumulator.ts'
import { buildRead } from './read.ts'
import { buildReadNotice, type ReadNotice } from './read-notice.ts'
import { repairEditArguments } from './repair-edit-arguments.ts'
import { buildRunShell, type RunShell } from './run-shell.ts'
import { buildSelectLines, type SelectLines } from './select-lines.ts'
import { buildSpillFile, type CreateSpillFile } from './spill-file.ts'
import type { RunTool } from './tool.ts'
import { buildValidateArguments, type ValidateArguments } from './validate-arguments.ts'
import { buildWrite } from './write.ts'

/** The tools, and the parts of which they are made. */
export interface ToolUnits {
  callTool: CallTool
  validateArguments: ValidateArguments
  coerceArgument: typeof coerceArgument
  fileKey: FileKey
  withFileMutation: WithFileMutation

  readTool: RunTool<ReadInput>
  selectLines: SelectLines
  readNotice: ReadNotice

  writeTool: RunTool<WriteInput>

  editTool: RunTool<EditInput>
  repairEditArguments: typeof repairEditArguments
  locateEdits: LocateEdits
  findExact: typeof findExact
  foldTypography: typeof foldTypography
  applyEdits: ApplyEdits
  generateDiffString: typeof generateDiffString
  generateUnifiedPatch: typeof generateUnifiedPatch

  bashTool: RunTool<BashInput>
  checkTimeout: typeof checkTimeout
  runShell: RunShell
  exitCodeOf: typeof exitCodeOf
  createOutputAccumulator: CreateOutputAccumulator
  createSpillFile: CreateSpillFile
  boundedOutput: BoundedOutput
  bashNotice: BashNotice
  bashStatus: typeof bashStatus
}

export const toolUnits: UnitFactories<ToolUnits> = {
  callTool: buildCallTool,
  validateArguments: buildValidateArguments,
  coerceArgument: () => coerceArgument,
  fileKey: (_units, host) => buildFileKey(host),
  withFileMutation: buildWithFileMutation,

  readTool: buildRead,
  selectLines: buildSelectLines,
  readNotice: buildReadNotice,

  writeTool: buildWrite,

  editTool: buildEdit,
  repairEditArguments: () => repairEditArguments,
  locateEdits: buildLocateEdits,
  findExact: () => findExact,
  foldTypography: () => foldTypography,
  applyEdits: buildApplyEdits,
  generateDiffString: () => generateDiffString,
  generateUnifiedPatch: () => generateUnifiedPatch,

  bashTool: buildBash,
  checkTimeout: () => checkTimeout,
  runShell: buildRunShell,
  exitCodeOf: () => exitCodeOf,
  createOutputAccumulator: buildOutputAccumulator,
  createSpillFile: (_units, host) => buildSpillFile(host),
  boundedOutput: buildBoundedOutput,
  bashNotice: buildBashNotice,
  bashStatus: () => bashStatus,
}
