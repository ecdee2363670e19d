import type { BashInput } from '../../../spec/schema/tools.ts'
import type { UnitFactories } from '../../units.ts'
import type { RunTool } from '../tool.ts'
import { type BashNotice, buildBashNotice } from './bash-notice.ts'
import { bashStatus } from './bash-status.ts'
import { type BoundedOutput, buildBoundedOutput } from './bounded-output.ts'
import { checkTimeout } from './check-timeout.ts'
import { exitCodeOf } from './exit-code.ts'
import { buildFindShell, type FindShell } from './find-shell.ts'
import { buildOutputAccumulator, type CreateOutputAccumulator } from './output-accumulator.ts'
import { buildRunShell, type RunShell } from './run-shell.ts'
import { buildShellEnvironment, type ShellEnvironment } from './shell-environment.ts'
import { buildShellTool } from './shell-tool.ts'
import { buildSpillFile, type CreateSpillFile } from './spill-file.ts'

/** The tool `bash` and its parts. */
export interface BashUnits {
  bashTool: RunTool<BashInput>
  findShell: FindShell
  shellEnvironment: ShellEnvironment
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
  bashTool: (units, host) => buildShellTool('bash', units, host),
  findShell: (_units, host) => buildFindShell(host),
  shellEnvironment: (_units, host) => buildShellEnvironment(host),
  checkTimeout: () => checkTimeout,
  runShell: buildRunShell,
  exitCodeOf: () => exitCodeOf,
  createOutputAccumulator: buildOutputAccumulator,
  createSpillFile: (_units, host) => buildSpillFile(host),
  boundedOutput: buildBoundedOutput,
  bashNotice: buildBashNotice,
  bashStatus: () => bashStatus,
}
