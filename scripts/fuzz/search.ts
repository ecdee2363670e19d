import fc from 'fast-check'
import type { Case, Difference } from './case.ts'
import { cases } from './cases.ts'
import { explain } from './explained.ts'
import { caseOf, type Finding, signature } from './finding.ts'
import { reduce } from './reduce.ts'
import { type Found, Tally } from './tally.ts'
import type { Twins } from './twins.ts'

export interface SearchOptions {
  /** Number of calls; the last workspaces may make a few more. */
  readonly runs: number
  readonly seed: number
  readonly tools: readonly string[]
  /** Pairs of subjects that work side by side. */
  readonly lanes: number
  /** Only this case, instead of random ones. */
  readonly only?: Case
}

/** The number of findings after which the search ends. */
const ENOUGH = 25

/**
 * Tries random cases on pi and the reference. Workspace number n comes from the seed plus n, so that each can be made again alone.
 *
 * @param tell gets each finding as soon as it is reduced
 * @param start starts a pair of subjects
 */
export async function search(
  options: SearchOptions,
  tell: (finding: Finding) => void,
  start: (lane: number) => Promise<Twins>,
): Promise<Found> {
  const tally = new Tally(tell)
  const { only, runs, tools } = options
  let next = 0
  const lane = async (number: number) => {
    const twins = await start(number)
    try {
      if (only) return await tryCase(twins, only, undefined, tally)
      while (tally.calls < runs && tally.findings.length < ENOUGH) {
        const seed = options.seed + next++
        const [one] = fc.sample(cases(tools), { seed, numRuns: 1 })
        if (one) await tryCase(twins, one, seed, tally)
      }
    } finally {
      await twins.close()
    }
  }
  await Promise.all(Array.from({ length: only ? 1 : options.lanes }, (_, number) => lane(number)))
  return tally
}

async function tryCase(twins: Twins, one: Case, seed: number | undefined, tally: Tally): Promise<void> {
  // Claimed before it is made, so that the other lanes know how much is left.
  tally.begin(one)
  for (const difference of await twins.run(one)) {
    if (!tally.isNew(difference)) continue
    const reduced = await reducedDifference(twins, difference)
    tally.add({
      difference: reduced ?? difference,
      again: reduced !== undefined,
      ...(seed === undefined ? {} : { seed }),
    })
  }
}

/** The same difference from a smaller case; undefined when it does not show itself again. */
async function reducedDifference(twins: Twins, difference: Difference): Promise<Difference | undefined> {
  const wanted = signature(difference)
  let best: Difference | undefined
  const shows = async (candidate: Case) => {
    const found = (await twins.run(candidate)).find(
      (other) => signature(other) === wanted && explain(other) === undefined,
    )
    if (found) best = found
    return found !== undefined
  }
  const whole = caseOf(difference)
  for (let time = 0; time < 3 && !best; time++) await shows(whole)
  if (best) await reduce(whole, shows)
  return best
}
