import type { UnitFactories } from '../units.ts'
import { type BashUnits, bashUnits } from './bash/units.ts'
import { buildCallTool, type CallTool } from './call-tool.ts'
import { coerceArgument } from './coerce-argument.ts'
import { type EditUnits, editUnits } from './edit/units.ts'
import { type FindUnits, findUnits } from './find/units.ts'
import { type GrepUnits, grepUnits } from './grep/units.ts'
import { buildListTools, type ListTools } from './list-tools.ts'
import { type ListingUnits, listingUnits } from './listing/units.ts'
import { type LsUnits, lsUnits } from './ls/units.ts'
import { type PowerShellUnits, powershellUnits } from './powershell/units.ts'
import { type QueueUnits, queueUnits } from './queue/units.ts'
import { type ReadUnits, readUnits } from './read/units.ts'
import { buildValidateArguments, type ValidateArguments } from './validate-arguments.ts'
import { type WriteUnits, writeUnits } from './write/units.ts'

/** The tools, and the parts of which they are made. */
export interface ToolUnits
  extends ReadUnits,
    WriteUnits,
    EditUnits,
    QueueUnits,
    BashUnits,
    PowerShellUnits,
    ListingUnits,
    LsUnits,
    FindUnits,
    GrepUnits {
  callTool: CallTool
  listTools: ListTools
  validateArguments: ValidateArguments
  coerceArgument: typeof coerceArgument
}

export const toolUnits: UnitFactories<ToolUnits> = {
  callTool: buildCallTool,
  listTools: buildListTools,
  validateArguments: buildValidateArguments,
  coerceArgument: () => coerceArgument,
  ...readUnits,
  ...writeUnits,
  ...editUnits,
  ...queueUnits,
  ...bashUnits,
  ...powershellUnits,
  ...listingUnits,
  ...lsUnits,
  ...findUnits,
  ...grepUnits,
}
