import { type DataTable, Then } from '@cucumber/cucumber'
import { equals, oneOf } from '../../harness/observe/matchers.ts'
import { Observed } from '../../harness/observe/observed.ts'
import { arrangedIds, idOf, namesOf } from '../support/entry-names.ts'
import { fileOf, handleOf, openedAs, SESSION } from '../support/open-sessions.ts'
import { entryOf, type SessionRow } from '../support/session-rows.ts'
import {
  callIds,
  hiddenText,
  isObject,
  lastId,
  storedHeader,
  storedLines,
  withoutIdentity,
  withoutTime,
} from '../support/stored-session.ts'
import type { World } from '../support/world.ts'

Then('the file of the session does not exist', async function (this: World) {
  const file = await this.look(fileOf(this))
  this.compare('file of the session', file.at('kind'), equals('missing'))
})

Then(
  /^the file of the (session|fork) holds:$/,
  async function (this: World, which: string, table: DataTable) {
    const file = await this.look(fileOf(this, which))
    const names = namesOf(this)
    const kept = arrangedIds(this)
    const lines = file.at('text').view((text) => withoutTime(storedLines(text, names, kept)))
    const expected = table.hashes().map((row) => entryOf(row as SessionRow, 'time'))
    this.compare(`entries of the ${which}`, lines, equals(['header', ...expected]))
  },
)

/** Named ids, and times, appear as words. */
Then("the session's lines after the header are:", async function (this: World, expected: string) {
  const file = await this.look(fileOf(this))
  const names = namesOf(this)
  const shown = file.at('text').view((text) => hiddenText(text, names))
  this.compare('lines after the header', shown, equals(`${expected}\n`))
})

Then("the session's header, besides its id and time, is:", async function (this: World, expected: string) {
  const { id } = openedAs(this, SESSION).value as { id?: unknown }
  const header = storedHeader(await this.look(fileOf(this))).view((value) => withoutIdentity(value, id))
  const workspace = this.observer.paths.workspace
  this.compare('header', header, equals(JSON.parse(expected.replaceAll('$WORKSPACE', workspace))))
})

Then('the foreign file is as it was', async function (this: World) {
  const file = await this.look(fileOf(this))
  this.compare('foreign file', file.at('text'), equals('not yours\n'))
})

Then(
  /^the entries of the open (session|fork) are:$/,
  async function (this: World, which: string, table: DataTable) {
    const entries = await state(this, which, 'entries')
    const rows = table
      .hashes()
      .map(({ id, parent, type }) => ({ id, parentId: parent === '' ? null : parent, type }))
    this.compare(`entries of the ${which}`, entries, equals(rows))
  },
)

Then(/^the open (session|fork) has no entries$/, async function (this: World, which: string) {
  this.compare(`entries of the ${which}`, await state(this, which, 'entries'), equals([]))
})

Then(
  /^the labels of the open (session|fork) are:$/,
  async function (this: World, which: string, table: DataTable) {
    const labels = (await state(this, which, 'tree')).view(labelsIn)
    this.compare(`labels of the ${which}`, labels, equals(table.hashes()))
  },
)

Then(/^the open (session|fork) has no file$/, function (this: World, which: string) {
  this.compare(`path of the ${which}`, openedAs(this, which).at('path'), equals(null))
})

Then('the leaf of the open session is {string}', async function (this: World, name: string) {
  this.compare(
    'leaf',
    await state(this, SESSION, 'leaf'),
    equals(namesOf(this).get(idOf(this, name)) ?? name),
  )
})

Then('the leaf of the open session is the entry on the last line of its file', async function (this: World) {
  const text = (await this.look(fileOf(this))).at('text')
  const both = Observed.all([await told(this, SESSION, 'leaf'), text])
  const place = both.view(([leaf, stored]) => (leaf === lastId(stored) ? 'on the last line' : leaf))
  this.compare('place of the leaf', place, equals('on the last line'))
})

Then(
  'the append was refused, or the file of the session holds:',
  async function (this: World, table: DataTable) {
    const file = await this.look(fileOf(this))
    const names = namesOf(this)
    const kept = arrangedIds(this)
    const both = Observed.all([this.answered.at('refused', 'kind'), file.at('text')])
    const outcome = both.view(([refused, text]) =>
      refused !== undefined && text === undefined ? refused : withoutTime(storedLines(text, names, kept)),
    )
    const expected = ['header', ...table.hashes().map((row) => entryOf(row as SessionRow, 'time'))]
    this.compare('what is left of the session', outcome, oneOf([expected, 'write-failed', 'ENOENT']))
  },
)

Then('the open session has no leaf', async function (this: World) {
  this.compare('leaf', await state(this, SESSION, 'leaf'), equals(null))
})

Then('the answer tells that the leaf is {string}', function (this: World, name: string) {
  this.compare('leaf', this.answered.at('leaf'), equals(idOf(this, name)))
})

Then('the session cannot be written because of {word}', function (this: World, code: string) {
  this.compare('kind of the refusal', this.answered.at('refused', 'kind'), oneOf(['write-failed', code]))
})

/** A part of an open session, with ids as the scenario calls them. */
async function state(world: World, which: string, part: string): Promise<Observed<unknown>> {
  const names = namesOf(world)
  const kept = arrangedIds(world)
  return (await told(world, which, part)).view((value) => callIds(value, names, kept))
}

async function told(world: World, which: string, part: string): Promise<Observed<unknown>> {
  const params = { session: handleOf(world, which), want: [part] }
  return (await world.subject.request('session/state', params).answer()).at(part)
}

/** The nodes that have a label. */
function labelsIn(tree: unknown): unknown {
  if (!Array.isArray(tree)) return tree
  return tree.flatMap((node) => (isObject(node) && !('label' in node) ? [] : [withoutParent(node)]))
}

function withoutParent(node: unknown): unknown {
  return isObject(node) ? { id: node['id'], label: node['label'] } : node
}
