/**
 * `npm run fuzz -- tools`: random calls of the tools on the real pi and on the reference, side by side. Exit codes: 0 nothing
 * unexplained, 1 unexplained differences, 2 usage, or a subject that cannot be started. See docs/fuzzing.md.
 */
import { randomUUID } from 'node:crypto'
import { UsageError } from '../harness/cli/usage-error.ts'
import { AdapterFault } from '../harness/observe/failures.ts'
import { endCleanly } from '../harness/world/interruption.ts'
import { tools } from './fuzz/calls/tools.ts'
import { readOptions, USAGE } from './fuzz/options.ts'
import { findingText, summaryText } from './fuzz/print.ts'
import { search } from './fuzz/search.ts'
import { Twins } from './fuzz/twins.ts'

try {
  const options = readOptions(process.argv.slice(2))
  endCleanly()
  const started = performance.now()
  const marker = `fuzz-${randomUUID()}`
  const found = await search(
    options,
    (finding) => process.stdout.write(findingText(finding, toolOptions(options.tools))),
    (lane) => Twins.start(`${marker}-${lane}`),
  )
  process.stdout.write(summaryText(found, (performance.now() - started) / 1000))
  process.exitCode = found.findings.length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof UsageError || error instanceof AdapterFault)) throw error
  process.stderr.write(`${error.message}\n${error instanceof UsageError ? `${USAGE}\n` : ''}`)
  process.exitCode = 2
}

/** The options that choose these tools; empty for all. */
function toolOptions(chosen: readonly string[]): string {
  return chosen.length === Object.keys(tools).length ? '' : chosen.map((name) => ` --tool ${name}`).join('')
}
