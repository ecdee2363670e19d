import type { UnitName, Units } from '../reference/units.ts'

/** The reference with one unit wrong on purpose: proof that a rule's scenarios can fail. */
export interface Mutant {
  readonly unit: UnitName
  /** Id of the rule whose scenarios must be violated. */
  readonly kills: string
  /** What it does wrong, in one sentence. */
  readonly does: string
  /** Id of a scenario of another rule that uses the same or a neighbouring unit, and must still be held. */
  readonly control: string
  /** Never answers; only for rules that promise an end. */
  readonly hangs?: boolean
  readonly build: (original: never, units: Units) => unknown
}

/** Declares a mutant; the types of `build` follow from the unit. */
export function mutant<Name extends UnitName>(declaration: {
  readonly unit: Name
  readonly kills: string
  readonly does: string
  readonly control: string
  readonly hangs?: boolean
  readonly build: (original: Units[Name], units: Units) => Units[Name]
}): Mutant {
  return declaration
}
