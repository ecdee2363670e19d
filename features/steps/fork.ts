import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { Observed } from '../../harness/observe/observed.ts'
import { expand } from '../support/contents.ts'
import { copiesOf, idsIn } from '../support/fork-copies.ts'
import { FORK, fileOf, handleOf, openedAs, SESSION } from '../support/open-sessions.ts'
import { rowsText, type SessionRow } from '../support/session-rows.ts'
import { isObject, lastId, storedHeader, storedLines, withoutIdentity } from '../support/stored-session.ts'
import type { World } from '../support/world.ts'

Given('a stored session {string} of:', async function (this: World, name: string, table: DataTable) {
  await this.file(name, { text: rowsText(table.hashes() as SessionRow[]) })
})

Given(
  'a stored session {string} whose header has {string}, of:',
  async function (this: World, name: string, members: string, table: DataTable) {
    await this.file(name, { text: rowsText(table.hashes() as SessionRow[], JSON.parse(members)) })
  },
)

Given(
  'a stored session {string} without a final line feed, of:',
  async function (this: World, name: string, table: DataTable) {
    await this.file(name, { text: rowsText(table.hashes() as SessionRow[]).slice(0, -1) })
  },
)

When('the subject forks {string} at {string}', async function (this: World, name: string, at: string) {
  await fork(this, name, at)
})

When(
  'the subject forks {string} at {string} within {int} ms',
  async function (this: World, name: string, at: string, limit: number) {
    await fork(this, name, at, limit)
  },
)

When('the subject forks the open session at {string}', async function (this: World, at: string) {
  const id = this.named.get(at)?.value ?? at
  this.answer = await this.subject.request('session/fork', { session: handleOf(this), at: id }).answer()
  this.named.set(FORK, this.answer)
})

When(
  'the subject copies {string} for {string} into the directory {string}',
  async function (this: World, source: string, cwd: string, directory: string) {
    const params = { source: this.path(source), cwd: this.path(cwd), directory: this.path(directory) }
    this.answer = await this.subject.request('session/forkFrom', params).answer()
    this.named.set(FORK, this.answer)
  },
)

Then("the fork's file holds, of {string}:", async function (this: World, source: string, table: DataTable) {
  const original = sourceText(this, source)
  const file = await this.look(fileOf(this, FORK))
  const lines = file.at('text').view((text) => storedLines(text, new Map(), idsIn(original)))
  this.compare('entries of the fork', lines, equals(['header', ...copiesOf(original, table.hashes())]))
})

Then("the ids in the fork's file are {string}", async function (this: World, ids: string) {
  const file = await this.look(fileOf(this, FORK))
  const held = file.at('text').view((text) => idsOf(storedLines(text, new Map(), ANY_ID)))
  this.compare('ids in the fork', held, equals(['header', ...ids.split(', ')]))
})

Then("the fork's file holds only a header", async function (this: World) {
  const file = await this.look(fileOf(this, FORK))
  this.compare(
    'entries of the fork',
    file.at('text').view((text) => storedLines(text, new Map())),
    equals(['header']),
  )
})

Then("the fork's file ends with the lines:", async function (this: World, expected: string) {
  const file = await this.look(fileOf(this, FORK))
  const lines = file
    .at('text')
    .view((text) => (typeof text === 'string' ? text.slice(text.indexOf('\n') + 1) : text))
  this.compare('lines after the header', lines, equals(`${expected}\n`))
})

Then(
  "the fork's header, besides a new id and its time, is version 3 for {string}, copied from {string}",
  async function (this: World, cwd: string, source: string) {
    const { id } = openedAs(this, FORK).value as { id?: unknown }
    const file = await this.look(fileOf(this, FORK))
    const header = storedHeader(file).view((value) => withoutIdentity(value, id))
    const expected = { type: 'session', version: 3, id: 'id', timestamp: 'time', cwd: this.path(cwd) }
    this.compare('header', header, equals({ ...expected, parentSession: this.path(source) }))
  },
)

Then(
  "the fork's file is named after its header's time and id, in the directory {string}",
  async function (this: World, directory: string) {
    const opened = openedAs(this, FORK)
    const header = storedHeader(await this.look(fileOf(this, FORK)))
    const named = header.view((value) => (isObject(value) ? fileName(value) : value))
    this.compare('path', opened.at('path'), equals(`${this.path(directory)}/${named.value}`))
  },
)

Then("the fork's file does not exist yet", async function (this: World) {
  const file = await this.look(fileOf(this, FORK))
  this.compare('file of the fork', file.at('kind'), equals('missing'))
})

Then('{string} is byte for byte as it was', async function (this: World, name: string) {
  const file = await this.look(name)
  this.compare(`text of ${name}`, file.at('text'), equals(sourceText(this, name)))
})

Then("the fork's leaf is {string}", function (this: World, id: string) {
  this.compare('leaf of the fork', openedAs(this, FORK).at('leaf'), equals(id))
})

Then('the fork has no leaf', function (this: World) {
  this.compare('leaf of the fork', openedAs(this, FORK).at('leaf'), equals(null))
})

Then("the fork's leaf is the entry on the last line of its file", async function (this: World) {
  const text = (await this.look(fileOf(this, FORK))).at('text')
  const both = Observed.all([openedAs(this, FORK).at('leaf'), text])
  const place = both.view(([leaf, stored]) => (leaf === lastId(stored) ? 'on the last line' : leaf))
  this.compare('place of the leaf', place, equals('on the last line'))
})

Then('the session is refused because {string}', function (this: World, message: string) {
  const expected = message.replaceAll('$WORKSPACE', this.observer.paths.workspace)
  this.compare('reason of the refusal', this.answered.at('refused', 'message'), equals(expected))
})

Then('the directory {string} holds only {string}', async function (this: World, name: string, names: string) {
  const held = await this.observer.ask<unknown>({ ask: 'names', path: this.path(name) })
  this.compare(`names in ${name}`, held, equals(names.split(', ')))
})

Then('the directory {string} is empty', async function (this: World, name: string) {
  const held = await this.observer.ask<unknown>({ ask: 'names', path: this.path(name) })
  this.compare(`names in ${name}`, held, equals([]))
})

async function fork(world: World, name: string, at: string, limit?: number): Promise<void> {
  const options = limit === undefined ? {} : { limit }
  const opened = await world.subject.request('session/open', { path: world.path(name) }).answer()
  world.named.set(SESSION, opened)
  world.answer = await world.subject
    .request('session/fork', { session: handleOf(world), at }, options)
    .answer()
  world.named.set(FORK, world.answer)
}

/** Takes every id for one of the source's. */
const ANY_ID = { has: () => true }

function idsOf(lines: unknown): unknown {
  return Array.isArray(lines) ? lines.map((line) => (isObject(line) ? line['id'] : line)) : lines
}

function sourceText(world: World, name: string): string {
  const content = world.arranged.get(name)
  if (!content) throw new Error(`No step has arranged the file "${name}".`)
  return expand(content)
}

/** As a file name is made of a header: the time with `-` for `:` and `.`, and the session's id. */
function fileName({ timestamp, id }: Readonly<Record<string, unknown>>): string {
  return `${String(timestamp).replaceAll(/[:.]/g, '-')}_${id}.jsonl`
}
