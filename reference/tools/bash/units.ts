import type { BashInput } from '../../../spec/schema/tools.ts'
import type { UnitFactories } from '../../units.ts'
import type { RunTool } from '../tool.ts'
import { buildBash } from './bash.ts'
import { type BashNotice, buildBashNotice } from './bash-notice.ts'
import { bashStatus } from './bash-status.ts'
import { type BoundedOutput, buildBoundedOutput } from './bounded-output.ts'
import { checkTimeout } from './check-timeout.ts'
import { exitCodeOf } from './exit-code.ts'
import { buildOutputAccumulator, type CreateOutputAccumulator } from './output-accumulator.ts'
import { buildRunShell, type RunShell } from './run-shell.ts'
import { buildSpillFile, type CreateSpillFile } from './spill-file.ts'

/** The tool `bash` and its parts. */
export interface BashUnits {
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

export const bashUnits: UnitFactories<BashUnits> = {
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
