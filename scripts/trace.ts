/** Checks that rules, scenarios, mutants, fixtures and baselines belong together: `npm run trace [-- --write]`. */
import { registry } from '../harness/catalogue/registry.ts'
import { catalogue } from '../harness/catalogue/scenarios.ts'
import { loadMutants } from './mutants/load-mutants.ts'
import { canonical, vanished, writeCanonical } from './trace/canonical.ts'
import { findings } from './trace/findings.ts'

const { entries } = catalogue()
const { rules, retired } = registry()
if (process.argv.includes('--write')) {
  const ids = entries.map(({ id }) => id)
  const gone = vanished(canonical(), ids, retired)
  if (gone.length > 0) {
    process.stderr.write(
      `These scenarios have vanished without a tombstone in spec/rules/retired.md:\n${gone.join('\n')}\n`,
    )
    process.exit(1)
  }
  writeCanonical(ids)
}
const mutants = await loadMutants()
const found = findings(mutants)
for (const finding of found) process.stderr.write(`${finding}\n`)
const reports = new Set(entries.flatMap((entry) => entry.reports))
process.stdout.write(
  `${rules.size} rules, ${entries.length} scenarios, ${mutants.length} mutants, ${reports.size} public reports (${[...reports].sort().join(', ')})\n` +
    `${found.length} findings\n`,
)
process.exitCode = found.length === 0 ? 0 : 1
