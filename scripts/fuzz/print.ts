import { caseOf, type Finding, signature } from './finding.ts'
import { scenarioOf } from './scenario.ts'
import type { Found } from './tally.ts'

/** A finding for people: a scenario, and as JSON what makes it again. */
export function findingText(finding: Finding, toolOptions: string): string {
  const { difference, seed } = finding
  return [
    '',
    scenarioOf(difference),
    '',
    `kind:  ${signature(difference)}`,
    ...(seed === undefined
      ? []
      : [
          `seed:  ${JSON.stringify({ seed })}`,
          `again: npm run fuzz -- tools${toolOptions} --seed ${seed} --runs 1`,
        ]),
    `alone: npm run fuzz -- tools ${caseLine(finding)}`,
    '',
  ].join('\n')
}

/** What was tried, what was explained, and what was not. */
export function summaryText(found: Found, seconds: number): string {
  const { calls, byTool, explained, findings, repeated, seenOnce } = found
  const tools = byName(byTool).map(([tool, count]) => `${tool} ${count}`)
  return [
    `${calls} calls (${tools.join(', ')}) in ${seconds.toFixed(1)} s`,
    ...byName(explained).map(([because, count]) => `explained ${String(count).padStart(5)}  ${because}`),
    ...byName(repeated).map(([kind, count]) => `repeated  ${String(count).padStart(5)}  ${kind}`),
    ...seenOnce.map(
      (finding) => `seen once, and not again: ${signature(finding.difference)}\n  ${caseLine(finding)}`,
    ),
    `${findings.length} unexplained`,
    '',
  ].join('\n')
}

/** The case as one word for a shell, after `npm run fuzz -- tools --case`. */
function caseLine({ difference }: Finding): string {
  return `--case '${JSON.stringify(caseOf(difference)).replaceAll("'", "'\\''")}'`
}

function byName(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
}
