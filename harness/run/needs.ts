import { AdapterFault } from '../observe/failures.ts'
import type { MissingProgram } from '../subject/manifest.ts'
import { type Conditions, isCondition } from '../world/conditions.ts'

/** Does a declared capability cover this need? A name covers everything below it: `session.read` covers `session.read.leaf`. */
export function covers(declared: readonly string[], need: string): boolean {
  return declared.some((name) => need === name || need.startsWith(`${name}.`))
}

/** The first need that is not met, as a reason; undefined when all are. */
export function unmetNeed(
  needs: readonly string[],
  capabilities: readonly string[],
  conditions: Conditions,
): string | undefined {
  for (const need of needs) {
    if (isCondition(need)) {
      if (!conditions[need]) return `this place has no ${need}`
    } else if (!covers(capabilities, need)) return `the subject does not declare ${need}`
  }
  return undefined
}

/** @throws AdapterFault when a capability that is needed lacks something that it needs itself: such a scenario could not run */
export function checkPrograms(needs: readonly string[], missing: readonly MissingProgram[] = []): void {
  const lacking = missing.find(({ capability }) => needs.some((need) => covers([capability], need)))
  if (lacking) throw new AdapterFault('missing', lacking.reason)
}
