import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../harness/package-root.ts'
import type { Report } from '../../harness/report/report.ts'

/**
 * The first difference between the verdicts of two reports; undefined when there is none.
 *
 * @param part did the second run judge a part only?
 */
export function sameVerdicts(first: string, second: string, { part = false } = {}): string | undefined {
  const [a, b] = [verdicts(first), verdicts(second)]
  if (a.size === 0 || b.size === 0) return `${a.size === 0 ? first : second} has no verdicts`
  for (const id of part ? b.keys() : new Set([...a.keys(), ...b.keys()])) {
    if (a.get(id) !== b.get(id)) return `${id} is ${a.get(id)} in ${first}, and ${b.get(id)} in ${second}`
  }
  return undefined
}

function verdicts(name: string): Map<string, string> {
  const report = JSON.parse(readFileSync(join(packageRoot, 'reports', name, 'report.json'), 'utf8')) as Report
  return new Map(report.results.flatMap(({ scenarios }) => scenarios.map(({ id, verdict }) => [id, verdict])))
}
