import { type DataTable, Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { Observed } from '../../harness/observe/observed.ts'
import { contentOf } from '../support/content-table.ts'
import { expand } from '../support/contents.ts'
import { textOf } from '../support/tool-answers.ts'
import type { World } from '../support/world.ts'

/** Milliseconds between two updates at least. */
const INTERVAL = 100

/** Arguments as JSON; the directory is relative to the workspace. */
When(
  /^(bash|powershell) is called with (.*) in "([^"]*)", and its updates are seen$/,
  async function (this: World, name: string, args: string, directory: string) {
    const call = this.subject.callTool(name, JSON.parse(args), { cwd: this.path(directory) })
    this.calls.set('command', call)
    this.answer = await call.answer()
  },
)

Then('update {int} has no details', async function (this: World, number: number) {
  const update = (await updatesOf(this))[number - 1] ?? nothing
  this.compare('details of the update', update.at('details'), equals(undefined))
})

Then('the last update shows:', async function (this: World, table: DataTable) {
  this.compare('text of the last update', textOf(await lastUpdate(this)), equals(expand(contentOf(table))))
})

Then('the details of the last update are those of the answer', async function (this: World) {
  const details = (await lastUpdate(this)).at('details')
  this.compare('details of the last update', details, equals(this.answered.at('details').value))
})

Then('the details of the last update are empty', async function (this: World) {
  this.compare('details of the last update', (await lastUpdate(this)).at('details'), equals({}))
})

/** The time counts from the request to the answer: load makes it longer and so allows more, and never fewer. */
Then(
  'no more updates came than one in 100 milliseconds, the first and the last',
  async function (this: World) {
    const count = (await updatesOf(this)).length
    const elapsed = await this.call('command').elapsed()
    const beyond = elapsed.view((time) => Math.max(0, count - (Math.floor(time / INTERVAL) + 3)))
    this.compare('updates beyond what the time allows', beyond, equals(0))
  },
)

const nothing = new Observed<unknown>(undefined, [])

function updatesOf(world: World): Promise<readonly Observed[]> {
  return world.call('command').progress()
}

async function lastUpdate(world: World): Promise<Observed> {
  return (await updatesOf(world)).at(-1) ?? nothing
}
