import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { equals, lacks } from '../../harness/observe/matchers.ts'
import { unescapeText } from '../support/content-table.ts'
import { place, spelled } from '../support/spelled-paths.ts'
import { textOf } from '../support/tool-answers.ts'
import type { World } from '../support/world.ts'
import '../support/escaped-text.ts'

/** One path a row, which is also what the file holds: so a scenario sees which one was found. */
Given('files that hold their own names:', async function (this: World, table: DataTable) {
  for (const [name = ''] of table.raw()) await this.file(place(this, name), { text: name })
})

When('the path {string} is read', async function (this: World, path: string) {
  this.answer = await this.subject.callTool('read', { path: spelled(this, path) }).answer()
})

When('the path {string} is read in {string}', async function (this: World, path: string, cwd: string) {
  const arguments_ = { path: spelled(this, path) }
  this.answer = await this.subject.callTool('read', arguments_, { cwd: place(this, cwd) }).answer()
})

When('the path {string} is written', async function (this: World, path: string) {
  const arguments_ = { path: spelled(this, path), content: 'new' }
  this.answer = await this.subject.callTool('write', arguments_).answer()
})

When(
  'the path {string} is edited, {escaped} to {escaped}',
  async function (this: World, path: string, oldText: string, newText: string) {
    const arguments_ = { path: spelled(this, path), edits: [{ oldText, newText }] }
    this.answer = await this.subject.callTool('edit', arguments_).answer()
  },
)

/** Of files that hold their own names. */
Then('the file {string} was found', function (this: World, name: string) {
  this.compare('text', textOf(this.answered), equals(name))
  this.compare(
    'is an error',
    this.answered.at('isError').view((value) => value ?? false),
    equals(false),
  )
})

Then('nothing was found at {string}', function (this: World, name: string) {
  const path = place(this, name)
  this.compare('is an error', this.answered.at('isError'), equals(true))
  const named = textOf(this.answered).view((text) => ['ENOENT', path].filter((part) => text?.includes(part)))
  this.compare('kind and path named', named, equals(['ENOENT', path]))
})

Then('the path {string} holds {escaped}', async function (this: World, name: string, text: string) {
  const found = await this.look(place(this, name))
  this.compare(`content of ${name}`, found.at('text'), equals(text))
})

/** Of files that hold their own names. */
Then('the path {string} is as it was', async function (this: World, name: string) {
  const found = await this.look(place(this, name))
  this.compare(`content of ${name}`, found.at('text'), equals(name))
})

Then('the path {string} is free', async function (this: World, name: string) {
  this.compare(`what is at ${name}`, (await this.look(place(this, name))).at('kind'), equals('missing'))
})

/** The wording is the platform's; only that it is about the path itself, and not about what is there. */
Then('the answer does not say that something is missing', function (this: World) {
  this.compare('text', textOf(this.answered), lacks('ENOENT'))
})

/** What changes the disk; how a subject looks for files is its own affair. */
Then('the changes so far are {string}', async function (this: World, expected: string) {
  const sent = await this.observer.ask<unknown>({ ask: 'sent-back', instance: this.subject.name })
  this.compare('changes', sent.view(changes), equals(expected))
})

function changes(sent: unknown): unknown {
  if (!Array.isArray(sent)) return sent
  return sent
    .map((one) => `${one?.params?.call} ${String(one?.method).replace('operation/', '')}`)
    .filter((operation) => /(mkdir|writeFile)$/.test(operation))
    .join(', ')
}

/** `find` looks for text files, and `grep` for lines that name one. */
When(
  'the tool {string} is given the directory {string}',
  async function (this: World, tool: string, path: string) {
    const pattern = { find: '*.txt', grep: '\\.txt' }[tool]
    const arguments_ = { ...(pattern === undefined ? {} : { pattern }), path: spelled(this, path) }
    this.answer = await this.subject.callTool(tool, arguments_).answer()
  },
)

Then('the tool found {string}', function (this: World, found: string) {
  this.compare('text', textOf(this.answered), equals(unescapeText(found)))
  this.compare(
    'is an error',
    this.answered.at('isError').view((value) => value ?? false),
    equals(false),
  )
})
