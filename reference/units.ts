import type { FileUnits } from './files/units.ts'
import type { Host } from './host/host.ts'
import type { ImageUnits } from './images/units.ts'
import type { MessageUnits } from './messages/units.ts'
import type { PathUnits } from './paths/units.ts'
import type { SessionUnits } from './session/units.ts'
import type { TextUnits } from './text/units.ts'
import type { ToolUnits } from './tools/units.ts'

/** The named parts of the reference. A unit calls another only through this object, so that any one can be replaced. */
export interface Units
  extends TextUnits,
    ImageUnits,
    PathUnits,
    FileUnits,
    ToolUnits,
    SessionUnits,
    MessageUnits {}

export type UnitName = keyof Units

/** Builds each unit of a group. `units` is complete only after assembly: use it when called, not when built. */
export type UnitFactories<Group> = {
  readonly [Name in keyof Group]: (units: Units, host: Host) => Group[Name]
}

/** Takes the place of a unit; gets the original, and the assembled units for whatever else it needs. */
export type Replacement<Name extends UnitName> = (original: Units[Name], units: Units) => Units[Name]
export type Replacements = { readonly [Name in UnitName]?: Replacement<Name> }
