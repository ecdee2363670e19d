import type { Command } from 'commander'
import { registry } from '../catalogue/registry.ts'
import { catalogue } from '../catalogue/scenarios.ts'
import { painter } from '../report/text.ts'
import { UsageError } from './usage-error.ts'

/** `pi-conformance rules list|show ID`. */
export function addRules(program: Command, done: (code: number) => void): void {
  const rules = program.command('rules').description('Shows what is certified.')
  rules
    .command('list', { isDefault: true })
    .description('lists all rules')
    .option('--area <area>', 'only the rules of one area, such as TRUNC')
    .option('--json', 'the registry as JSON')
    .action(({ area, json }: { area?: string; json?: boolean }) => {
      const found = [...registry().rules.values()].filter((rule) => area === undefined || rule.area === area)
      if (found.length === 0) throw new UsageError(`There is no area "${area}".`)
      const lines = found.map(
        ({ id, level, title, class: kind }) =>
          `${id.padEnd(10)} ${level.padEnd(6)} ${kind.padEnd(6)} ${title}`,
      )
      process.stdout.write(json ? `${JSON.stringify(found, undefined, 2)}\n` : `${lines.join('\n')}\n`)
      done(0)
    })
  rules
    .command('show <id>')
    .description('shows a rule, its example and its scenarios')
    .action((id: string) => {
      process.stdout.write(show(id))
      done(0)
    })
}

function show(id: string): string {
  const rule = registry().rules.get(id)
  if (!rule) {
    const retired = registry().retired.has(id) ? ' It was retired; spec/rules/retired.md says why.' : ''
    throw new UsageError(`There is no rule "${id}".${retired} pi-conformance rules list shows them all.`)
  }
  const paint = painter(process.stdout)
  const scenarios = catalogue().entries.filter((entry) => entry.rule === id)
  return [
    paint('bold', `${rule.id} · ${rule.title}`),
    `${rule.level}, ${rule.class}, since ${rule.since}. Needs ${rule.needs.join(', ') || 'nothing'}. Source: ${rule.source}.`,
    '',
    rule.sentence,
    '',
    rule.example,
    '',
    `${rule.file}:${rule.line}`,
    ...scenarios.map((entry) => `${entry.uri}:${entry.line}  ${entry.id}`),
    '',
  ].join('\n')
}
