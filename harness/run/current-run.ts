import type { Run } from './scenario.ts'

let current: Run | undefined
let makeDefault: (() => Promise<Run>) | undefined

/** The run that cucumber's hooks belong to. Set by the command; cucumber started by itself gets the default. */
export async function currentRun(): Promise<Run> {
  if (!current && makeDefault) current = await makeDefault()
  if (!current)
    throw new Error('No run has been set: start scenarios through the command, or through cucumber.json.')
  return current
}

export function setCurrentRun(run: Run | undefined): void {
  current = run
}

/** How to make a run when nobody has set one. */
export function setDefaultRun(make: () => Promise<Run>): void {
  makeDefault = make
}
