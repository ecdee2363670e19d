import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRetired, parseRules, type Rule, type RuleProblem } from '../../spec/rules.ts'
import { packageRoot } from '../package-root.ts'

export interface Registry {
  /** In the order of their ids. */
  readonly rules: ReadonlyMap<string, Rule>
  readonly retired: ReadonlySet<string>
  readonly problems: readonly RuleProblem[]
  /** SHA-256 over what the rules say; a transcript belongs to one such set. */
  readonly digest: string
}

let loaded: Registry | undefined

/** All rules of `spec/rules`, read once. */
export function registry(): Registry {
  loaded ??= load(join(packageRoot, 'spec', 'rules'))
  return loaded
}

function load(folder: string): Registry {
  const rules = new Map<string, Rule>()
  const problems: RuleProblem[] = []
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'retired.md')
    .sort()
  for (const name of files) {
    const read = parseRules(`spec/rules/${name}`, readFileSync(join(folder, name), 'utf8'))
    problems.push(...read.problems)
    for (const rule of read.rules) {
      const earlier = rules.get(rule.id)
      if (earlier)
        problems.push({
          file: rule.file,
          line: rule.line,
          message: `${rule.id} stands in ${earlier.file} already`,
        })
      rules.set(rule.id, rule)
    }
  }
  const retired = parseRetired(readFileSync(join(folder, 'retired.md'), 'utf8'))
  // By id: an area may stand in several files.
  const sorted = [...rules.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  return {
    rules: new Map(sorted.map((rule) => [rule.id, rule])),
    retired,
    problems,
    digest: digestOf(sorted),
  }
}

function digestOf(rules: readonly Rule[]): string {
  const said = rules.map(({ id, level, class: ruleClass, needs, sentence }) => ({
    id,
    level,
    ruleClass,
    needs,
    sentence,
  }))
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
