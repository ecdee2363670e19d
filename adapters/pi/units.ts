import { InvalidParams } from '../stdio/failures.ts'
import { pi } from './pi-package.ts'

const units = {
  truncateHead: pi.truncateHead,
  truncateTail: pi.truncateTail,
  truncateLine: pi.truncateLine,
  formatSize: pi.formatSize,
  generateDiffString: pi.generateDiffString,
  generateUnifiedPatch: pi.generateUnifiedPatch,
} as const

export const unitCapabilities = Object.keys(units).map((name) => `unit.${name}`)

/** Calls one of pi's exported pure functions with the arguments as received. */
export function callUnit(name: string, given: readonly unknown[]): unknown {
  if (!Object.hasOwn(units, name)) throw new InvalidParams(`pi's adapter offers no unit "${name}"`)
  const unit: (...given: never[]) => unknown = units[name as keyof typeof units]
  return unit(...(given as never[]))
}
