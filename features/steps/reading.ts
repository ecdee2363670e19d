import { Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { expand } from '../support/contents.ts'
import { noticeOf, textOf } from '../support/tool-answers.ts'
import type { World } from '../support/world.ts'

When('the subject reads {string}', async function (this: World, path: string) {
  this.answer = await this.subject.callTool('read', { path }).answer()
})

Then(
  'the answer shows lines {int} to {int} of {string}',
  function (this: World, first: number, last: number, name: string) {
    const lines = arranged(this, name).split('\n').slice(first - 1, last)
    const shown = textOf(this.answered).view((text) => text?.slice(0, text.lastIndexOf('\n\n')))
    this.compare('lines shown', shown, equals(lines.join('\n')))
  },
)

Then('the answer is the whole text of {string}', function (this: World, name: string) {
  this.compare('text', textOf(this.answered), equals(arranged(this, name)))
})

Then('the notice is {string}', function (this: World, notice: string) {
  this.compare('notice', noticeOf(this.answered), equals(notice))
})

function arranged(world: World, name: string): string {
  const content = world.arranged.get(name)
  if (!content) throw new Error(`No step has arranged the file "${name}".`)
  return expand(content)
}
