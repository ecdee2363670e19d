import { Given, Then } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { rowsText } from '../support/session-rows.ts'
import type { World } from '../support/world.ts'

/** The message is JSON; the entry around it is the only one. */
Given(
  'a stored session {string} with the message:',
  async function (this: World, name: string, message: string) {
    const row = { id: '00000001', type: 'message', with: `{"message":${message}}` }
    await this.file(name, { text: rowsText([row]) })
  },
)

/** A list of messages in JSON. */
Then('the model is sent:', function (this: World, messages: string) {
  this.compare('messages for the model', this.answered.at('modelMessages'), equals(JSON.parse(messages)))
})

Then('the model is sent nothing', function (this: World) {
  this.compare('messages for the model', this.answered.at('modelMessages'), equals([]))
})

/** Entry times are those of stored sessions: the first entry's is 2026-01-01T00:00:01Z. */
Then(
  'the model is sent one user message, of time {int}, with the text:',
  function (this: World, timestamp: number, text: string) {
    const message = { role: 'user', content: [{ type: 'text', text }], timestamp }
    this.compare('messages for the model', this.answered.at('modelMessages'), equals([message]))
  },
)
