import { Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import type { Observed } from '../../harness/observe/observed.ts'
import { textOf } from '../support/tool-answers.ts'
import type { World } from '../support/world.ts'

/** Milliseconds. No rule says how fast a large file is read, so that a busy machine must not decide. */
const PATIENCE = 60_000

When(
  'the subject reads {string} with limit {int}, however long that takes',
  async function (this: World, path: string, limit: number) {
    this.answer = await this.subject.callTool('read', { path, limit }, { limit: PATIENCE }).answer()
  },
)

When(
  'the subject reads {string} with offset {int}, however long that takes',
  async function (this: World, path: string, offset: number) {
    this.answer = await this.subject.callTool('read', { path, offset }, { limit: PATIENCE }).answer()
  },
)

/** The range is JSON. Both files have the same name, in the directories `small` and `large`. */
When(
  'the small and the large {string} are read with {}',
  async function (this: World, path: string, range: string) {
    for (const cwd of ['small', 'large']) {
      const options = { cwd: this.path(cwd), limit: PATIENCE }
      const call = this.subject.callTool('read', { path, ...JSON.parse(range) }, options)
      this.named.set(cwd, await call.answer())
    }
  },
)

/** The same error, or the same first line: what follows counts the lines of the file. */
Then('both were answered alike', function (this: World) {
  const [small, large] = ['small', 'large'].map((name) => this.named.get(name))
  if (!small || !large) throw new Error('No step has read both files.')
  this.compare('is an error', large.at('isError').view(Boolean), equals(Boolean(small.at('isError').value)))
  this.compare('error or first line', opening(large), equals(opening(small).value))
})

function opening(answer: Observed<unknown>): Observed<string | undefined> {
  const failed = answer.at('isError').value === true
  return textOf(answer).view((text) => (failed ? text : text?.split('\n')[0]))
}
