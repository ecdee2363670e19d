import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { sessionText } from '../support/session-files.ts'
import type { World } from '../support/world.ts'

Given('a session file {string} with the entries:', async function (this: World, name: string, table: DataTable) {
  await this.file(name, { text: sessionText(table.hashes()) })
})

Given('a session file {string} without entries', async function (this: World, name: string) {
  await this.file(name, { text: sessionText([]) })
})

When('the subject reads the leaf of {string}', async function (this: World, name: string) {
  this.answer = await this.subject.readSession(this.path(name), ['leaf']).answer()
})

Then('the leaf is {string}', function (this: World, id: string) {
  this.compare('leaf', this.answered.at('leaf'), equals(id))
})

Then('there is no leaf', function (this: World) {
  this.compare('leaf', this.answered.at('leaf'), equals(null))
})
