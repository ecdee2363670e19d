import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { equals, oneOf } from '../../harness/observe/matchers.ts'
import { FORK, fileOf, handleOf, openedAs, SESSION } from '../support/open-sessions.ts'
import { draftOf, entryOf, type SessionRow } from '../support/session-rows.ts'
import { callIds, isObject, type Names, storedLines, withoutTime } from '../support/stored-session.ts'
import type { World } from '../support/world.ts'

Given('the subject creates a session in the directory {string}', async function (this: World, name: string) {
  const params = { cwd: this.observer.paths.workspace, directory: this.path(name) }
  this.answer = await this.subject.request('session/create', params).answer()
  this.named.set(SESSION, this.answer)
})

Given('a subject that may write files of {int} bytes at most', async function (this: World, limit: number) {
  await this.subject.start({ ownProcess: true, fileSizeLimit: limit })
})

Given("a foreign file stands where the session's file will be", async function (this: World) {
  await this.file(fileOf(this), { text: FOREIGN })
})

/** What stood there is kept, to be put back. */
When("the session's file gives way to a directory", async function (this: World) {
  const path = fileOf(this)
  const file = await this.look(path)
  await this.arrange({ arrange: 'remove', path })
  await this.arrange({ arrange: 'directory', path })
  this.arranged.set(path, { text: String(file.value.text) })
})

When("the session's file stands there again", async function (this: World) {
  const path = fileOf(this)
  const content = this.arranged.get(path)
  await this.arrange({ arrange: 'remove', path })
  if (content) await this.file(path, content)
})

When("the session's file is removed", async function (this: World) {
  await this.arrange({ arrange: 'remove', path: fileOf(this) })
})

When('the subject appends:', async function (this: World, table: DataTable) {
  await append(this, SESSION, table)
})

When('the subject appends to the fork:', async function (this: World, table: DataTable) {
  await append(this, FORK, table)
})

When(
  'the subject moves the leaf to {string} with the summary {string}',
  async function (this: World, to: string, summary: string) {
    await branchWithSummary(this, idOf(this, to), summary)
  },
)

When(
  'the subject moves the leaf before the first entry with the summary {string}',
  async function (this: World, summary: string) {
    await branchWithSummary(this, null, summary)
  },
)

Then('the file of the session does not exist yet', async function (this: World) {
  const file = await this.look(fileOf(this))
  this.compare('file of the session', file.at('kind'), equals('missing'))
})

Then('the file of the {word} holds:', async function (this: World, which: string, table: DataTable) {
  const file = await this.look(fileOf(this, which))
  const lines = file
    .at('text')
    .view((text) => withoutTime(storedLines(text, namesOf(this), arrangedIds(this))))
  this.compare(`entries of the ${which}`, lines, equals(['header', ...expected(table)]))
})

Then('the entries of the open {word} are:', async function (this: World, which: string, table: DataTable) {
  const state = await this.subject
    .request('session/state', { session: handleOf(this, which), want: ['entries'] })
    .answer()
  const entries = state.at('entries').view((value) => callIds(value, namesOf(this)))
  const rows = table
    .hashes()
    .map(({ id, parent, type }) => ({ id, parentId: parent === '' ? null : parent, type }))
  this.compare(`entries of the ${which}`, entries, equals(rows))
})

Then('the labels of the open {word} are:', async function (this: World, which: string, table: DataTable) {
  const state = await this.subject
    .request('session/state', { session: handleOf(this, which), want: ['tree'] })
    .answer()
  const labels = state.at('tree').view((tree) => labelsIn(callIds(tree, namesOf(this))))
  this.compare(`labels of the ${which}`, labels, equals(table.hashes()))
})

Then('the open {word} has no file', function (this: World, which: string) {
  this.compare(`path of the ${which}`, openedAs(this, which).at('path'), equals(null))
})

Then('the leaf of the session is {string}', async function (this: World, name: string) {
  this.compare('leaf', await leaf(this), equals(idOf(this, name)))
})

Then('the session has no leaf', async function (this: World) {
  this.compare('leaf', await leaf(this), equals(null))
})

Then('the session cannot be written because of {string}', function (this: World, code: string) {
  this.compare('kind of the refusal', this.answered.at('refused', 'kind'), oneOf(['write-failed', code]))
})

Then('the directory {string} is empty', async function (this: World, name: string) {
  const held = await this.observer.ask<unknown>({ ask: 'names', path: this.path(name) })
  this.compare(`names in ${name}`, held, equals([]))
})

const FOREIGN = 'not yours\n'

async function append(world: World, session: string, table: DataTable): Promise<void> {
  for (const row of table.hashes() as SessionRow[]) {
    const named = row['target'] ? { ...row, target: String(idOf(world, row['target'])) } : row
    const params = { session: handleOf(world, session), entry: draftOf(named) }
    world.answer = await world.subject.request('session/append', params).answer()
    if (row['as']) world.named.set(row['as'], world.answer.at('id'))
  }
}

async function branchWithSummary(world: World, to: unknown, summary: string): Promise<void> {
  world.answer = await world.subject
    .request('session/branch', { session: handleOf(world), to, summary })
    .answer()
}

async function leaf(world: World) {
  const state = await world.subject
    .request('session/state', { session: handleOf(world), want: ['leaf'] })
    .answer()
  return state.at('leaf')
}

/** The id that an entry was given, if a step has named it; else the text itself. */
function idOf(world: World, name: string): unknown {
  return world.named.has(name) ? world.named.get(name)?.value : name
}

/** What entries were called, by the id that they were given. */
function namesOf(world: World): Names {
  const entries = [...world.named].filter(([name]) => name !== SESSION && name !== FORK)
  return new Map(entries.map(([name, id]) => [id.value, name]))
}

/** Entries of arranged files keep their ids. */
function arrangedIds(world: World): ReadonlySet<unknown> {
  return new Set([...world.arranged.values()].flatMap((content) => [...idsIn(expand(content))]))
}

function expected(table: DataTable): unknown[] {
  return table.hashes().map((row) => entryOf(row as SessionRow, 'time'))
}

function labelsIn(tree: unknown): unknown {
  if (!Array.isArray(tree)) return tree
  return tree.flatMap((node) =>
    isObject(node) && 'label' in node ? [{ id: node['id'], label: node['label'] }] : [],
  )
}
