import { Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import type { World } from '../support/world.ts'
import '../support/escaped-text.ts'

/** Arguments as a JSON list. */
When(
  /^the unit (generateDiffString|generateUnifiedPatch) is called with (\[.*\])$/,
  async function (this: World, unit: string, args: string) {
    this.answer = await this.subject.callUnit(unit, ...JSON.parse(args))
  },
)

Then('the diff of the edit is {escaped}', function (this: World, diff: string) {
  this.compare('diff', this.answered.at('details', 'diff'), equals(diff))
})

Then('the patch of the edit is {escaped}', function (this: World, patch: string) {
  this.compare('patch', this.answered.at('details', 'patch'), equals(patch))
})

Then('the patch of the edit is:', function (this: World, patch: string) {
  this.compare('patch', this.answered.at('details', 'patch'), equals(patch))
})

Then('the first changed line of the edit is {int}', function (this: World, line: number) {
  this.compare('first changed line', this.answered.at('details', 'firstChangedLine'), equals(line))
})

/** Signs and numbers, such as `... 2 3 -4 +4 5`; what the lines hold is another rule's. */
Then('the lines that the diff shows are {string}', function (this: World, shown: string) {
  this.compare('lines shown', this.answered.at('details', 'diff').view(linesShown), equals(shown))
})

/** Headers, separated by a comma and a blank. */
Then('the hunks of the patch are {string}', function (this: World, hunks: string) {
  const found = this.answered.at('details', 'patch').view((patch) =>
    String(patch)
      .split('\n')
      .filter((line) => line.startsWith('@@'))
      .join(', '),
  )
  this.compare('hunks', found, equals(hunks))
})

Then(
  "the unit's diff is {escaped}, first changed at {word}",
  function (this: World, diff: string, line: string) {
    this.compare('diff', this.answered.at('diff'), equals(diff))
    this.compare(
      'first changed line',
      this.answered.at('firstChangedLine'),
      equals(line === 'nothing' ? undefined : Number(line)),
    )
  },
)

Then("the unit's value is the text {escaped}", function (this: World, text: string) {
  this.compare('value', this.answered, equals(text))
})

function linesShown(diff: unknown): string {
  return String(diff)
    .split('\n')
    .map((row) => /^([-+ ]) *(\.\.\.$|\d+(?= ))/.exec(row)?.slice(1).join('').trim() ?? row)
    .join(' ')
}
