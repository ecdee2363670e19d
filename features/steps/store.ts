import { type DataTable, Given, When } from '@cucumber/cucumber'
import { idOf } from '../support/entry-names.ts'
import { FORK, fileOf, handleOf, SESSION } from '../support/open-sessions.ts'
import { draftOf, type SessionRow } from '../support/session-rows.ts'
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
  await this.file(fileOf(this), { text: 'not yours\n' })
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
  if (!content) throw new Error("No step has taken the session's file away.")
  await this.arrange({ arrange: 'remove', path })
  await this.file(path, content)
})

When("what stands in the place of the session's file is removed", async function (this: World) {
  await this.arrange({ arrange: 'remove', path: fileOf(this) })
})

/** Columns as in a stored session, and `as`: what the entry is called from then on. */
When('the subject appends:', async function (this: World, table: DataTable) {
  await append(this, SESSION, table)
})

When('the subject appends to the fork:', async function (this: World, table: DataTable) {
  await append(this, FORK, table)
})

When(
  'the subject appends, as {string}, a user message of {int} letters',
  async function (this: World, name: string, letters: number) {
    await appendRow(this, SESSION, { as: name, type: 'user', text: 'x'.repeat(letters) })
  },
)

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

async function append(world: World, session: string, table: DataTable): Promise<void> {
  for (const row of table.hashes()) await appendRow(world, session, row as SessionRow)
}

async function appendRow(world: World, session: string, row: SessionRow): Promise<void> {
  const { as: name, target } = row
  const entry = draftOf(target ? { ...row, target: String(idOf(world, target)) } : row)
  world.answer = await world.subject
    .request('session/append', { session: handleOf(world, session), entry })
    .answer()
  if (name) world.named.set(name, world.answer.at('id'))
}

async function branchWithSummary(world: World, to: unknown, summary: string): Promise<void> {
  world.answer = await world.subject
    .request('session/branch', { session: handleOf(world), to, summary })
    .answer()
}
