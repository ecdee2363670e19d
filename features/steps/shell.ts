import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { equals, startsWith } from '../../harness/observe/matchers.ts'
import { unescapeText } from '../support/content-table.ts'
import { place, spelled } from '../support/spelled-paths.ts'
import { textOf } from '../support/tool-answers.ts'
import type { World } from '../support/world.ts'

/** Names and values; `WORKSPACE` and `HOME` stand for folders. */
Given('the subject has the variables:', async function (this: World, table: DataTable) {
  const environment = Object.fromEntries(
    Object.entries(table.rowsHash()).map(([name, value]) => [name, spelled(this, value)]),
  )
  await this.subject.start({ environment })
})

Given(
  'a file {string} in the home directory with the text {string}',
  async function (this: World, name: string, text: string) {
    await this.file(place(this, `HOME/${name}`), { text: unescapeText(text) })
  },
)

Given('a program {string} with the text {string}', async function (this: World, path: string, text: string) {
  await this.file(place(this, path), { text: unescapeText(text) }, 0o755)
})

Given('a directory {string} that nobody may enter', async function (this: World, name: string) {
  const path = this.path(name)
  await this.arrange({ arrange: 'directory', path })
  await this.arrange({ arrange: 'mode', path, mode: 0o600 })
})

/** Without a limit of its own: the command waits for what the scenario does next. */
Given(
  'the command {string} runs, and has made {string}',
  async function (this: World, command: string, name: string) {
    this.calls.set('command', this.subject.callTool('bash', { command }))
    const appeared = await this.observer.ask({ ask: 'file-appears', path: this.path(name), limit: 5000 })
    this.compare('file made', appeared.at('appeared'), equals(true))
  },
)

When('the command that runs has ended', async function (this: World) {
  this.answer = await this.call('command').answer()
})

/** Values as JSON: `cwd`, `timeout` in seconds, `session` and `options` as the protocol has them. */
When('the subject runs {string} with:', async function (this: World, command: string, table: DataTable) {
  const { timeout, ...given } = Object.fromEntries(
    Object.entries(table.rowsHash()).map(([name, value]) => [name, JSON.parse(spelled(this, value))]),
  )
  const args = { command: spelled(this, command), ...(timeout === undefined ? {} : { timeout }) }
  this.answer = await this.subject.callTool('bash', args, given).answer()
})

When(
  'the subject runs {string} followed by {int} letters',
  async function (this: World, command: string, count: number) {
    this.answer = await this.subject.callTool('bash', { command: command + 'x'.repeat(count) }).answer()
  },
)

Then('the command told {string}', function (this: World, text: string) {
  this.compare('text', textOf(this.answered), equals(spelled(this, text)))
})

Then('the command was not started', function (this: World) {
  this.compare('is an error', this.answered.at('isError'), equals(true))
  this.compare('structured result', this.answered.at('structuredContent'), equals(undefined))
})

Then('the command failed with a text that begins with {string}', function (this: World, start: string) {
  this.compare('is an error', this.answered.at('isError'), equals(true))
  this.compare('text', textOf(this.answered), startsWith(spelled(this, start)))
})
