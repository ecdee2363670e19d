import { fileUnits } from './files/units.ts'
import type { Host } from './host/host.ts'
import { imageUnits } from './images/units.ts'
import { messageUnits } from './messages/units.ts'
import { pathUnits } from './paths/units.ts'
import { sessionUnits } from './session/units.ts'
import { textUnits } from './text/units.ts'
import { toolUnits } from './tools/units.ts'
import type { Replacements, UnitFactories, UnitName, Units } from './units.ts'

const factories: UnitFactories<Units> = {
  ...textUnits,
  ...imageUnits,
  ...pathUnits,
  ...fileUnits,
  ...toolUnits,
  ...sessionUnits,
  ...messageUnits,
}

export const unitNames = Object.keys(factories).sort() as UnitName[]

/**
 * Assembles the reference from its units.
 *
 * @param host the world that it may touch
 * @param replacements units to use in place of the originals: a mutant, or a learner's own
 * @throws RangeError when a replacement names no unit
 */
export function createReference(host: Host, replacements: Replacements = {}): Units {
  const unknown = Object.keys(replacements).find((name) => !Object.hasOwn(factories, name))
  if (unknown !== undefined) {
    throw new RangeError(`There is no unit "${unknown}". The units are: ${unitNames.join(', ')}.`)
  }
  const units = {} as Units
  for (const name of unitNames) install(units, host, name, replacements)
  return Object.freeze(units)
}

function install<Name extends UnitName>(
  units: Units,
  host: Host,
  name: Name,
  replacements: Replacements,
): void {
  const build: (units: Units, host: Host) => Units[Name] = factories[name]
  const original = build(units, host)
  const replace = replacements[name] as ((original: Units[Name], units: Units) => Units[Name]) | undefined
  units[name] = replace ? replace(original, units) : original
}
