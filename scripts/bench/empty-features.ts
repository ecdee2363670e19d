import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A feature with as many scenarios and steps as ours, and a step that does nothing. */
export function writeEmptyFeatures(folder: string, steps: readonly number[]): void {
  const scenarios = steps.map(
    (count, index) => `  Scenario: ${index}\n${'    Given nothing\n'.repeat(count)}`,
  )
  writeFileSync(join(folder, 'empty.feature'), `Feature: empty\n\n${scenarios.join('\n')}`)
  const library = import.meta.resolve('@cucumber/cucumber')
  writeFileSync(
    join(folder, 'empty-steps.mjs'),
    `import { Given } from '${library}'\nGiven('nothing', () => {})\n`,
  )
}
