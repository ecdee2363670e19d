import { type DataTable, Then } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { idsIn } from '../support/entry-ids.ts'
import { roleAndText } from '../support/messages.ts'
import { chainId } from '../support/session-files.ts'
import type { World } from '../support/world.ts'

Then('the thinking level is {string}', function (this: World, level: string) {
  this.compare('thinking level', this.answered.at('context', 'thinkingLevel'), equals(level))
})

Then('the model is {string} of {string}', function (this: World, modelId: string, provider: string) {
  this.compare('model', this.answered.at('context', 'model'), equals({ provider, modelId }))
})

Then('there is no model', function (this: World) {
  this.compare('model', this.answered.at('context', 'model'), equals(null))
})

Then('the context holds the entries {string}', function (this: World, ids: string) {
  this.compare('entries of the context', this.answered.at('context', 'entries'), equals(idsIn(this, ids)))
})

Then('the context holds the entries 1 to {int}', function (this: World, last: number) {
  const ids = Array.from({ length: last }, (_, index) => chainId(index + 1))
  this.compare('entries of the context', this.answered.at('context', 'entries'), equals(ids))
})

Then('the context holds no entries', function (this: World) {
  this.compare('entries of the context', this.answered.at('context', 'entries'), equals([]))
})

/** Rows of `role` and `text`: the text of a message is its content, the texts of its blocks joined, or its summary. */
Then('the messages say:', function (this: World, table: DataTable) {
  const expected = table.hashes().map(({ role, text }) => ({ role, text }))
  this.compare('messages', this.answered.at('messages').view(roleAndText), equals(expected))
})

/** One JSON text a line. */
Then('the messages are:', function (this: World, lines: string) {
  this.compare(
    'messages',
    this.answered.at('messages'),
    equals(lines.split('\n').map((line) => JSON.parse(line))),
  )
})

Then('there are no messages', function (this: World) {
  this.compare('messages', this.answered.at('messages'), equals([]))
})
