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

/** The id of a judgement of a rule that rides on a scenario. */
export function rider(rule: string, scenario: string): string {
  return `${rule}@${scenario}`
}

/** The rule that is judged after every scenario of tools. */
export const SIDE_EFFECTS = 'TOOL-001'

/** Must such a scenario be judged by {@link SIDE_EFFECTS}, too? */
export function callsTools({ needs }: { readonly needs: readonly string[] }): boolean {
  return needs.some((need) => need.startsWith('tool.') && need !== 'tool.list')
}
