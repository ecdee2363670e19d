/** The rule, and the `@`, in the id of a judgement that rides on a scenario: `RULE@scenario`. */
const RIDER = /^[A-Z]+-\d{3}@/

/** The id of the scenario that a result comes from. */
export function scenarioOf(result: string): string {
  return result.replace(RIDER, '')
}

/** Does the result judge another rule beside the scenario's own? */
export function ridesAlong(result: string): boolean {
  return RIDER.test(result)
}
