import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { SESSION_PARTS, type SessionPart } from '../../spec/schema/protocol.ts'
import { partsOf } from '../support/session-bytes.ts'
import { sessionText, sessionWithLines } from '../support/session-files.ts'
import type { World } from '../support/world.ts'

Given(
  'a session file {string} with the entries:',
  async function (this: World, name: string, table: DataTable) {
    await this.file(name, { text: sessionText(table.hashes()) })
  },
)

Given('a session file {string} without entries', async function (this: World, name: string) {
  await this.file(name, { text: sessionText([]) })
})

/** The lines stand as they are; the header is the standard one. */
Given(
  'a session file {string} with a header and the lines:',
  async function (this: World, name: string, lines: string) {
    await this.file(name, { text: sessionWithLines(lines) })
  },
)

/** A table of `line` and `end`; see `partsOf`. */
Given('a session file {string} made of:', async function (this: World, name: string, table: DataTable) {
  await this.file(name, partsOf(table.hashes()))
})

/** Parts are named as in "the leaf, path and tree". */
const PARTS = '((?:header|entries|leaf|path|tree|context|messages|model messages|, | and )+)'

When(
  new RegExp(`^the subject reads the ${PARTS} of "([^"]*)"$`),
  async function (this: World, parts: string, name: string) {
    this.answer = await this.subject.readSession(this.path(name), partsNamed(parts)).answer()
  },
)

When(
  new RegExp(`^the subject reads the ${PARTS} of "([^"]*)" within (\\d+) ms$`),
  async function (this: World, parts: string, name: string, limit: string) {
    const options = { limit: Number(limit) }
    this.answer = await this.subject
      .readSession(this.path(name), partsNamed(parts), undefined, options)
      .answer()
  },
)

When(
  new RegExp(`^the subject reads the ${PARTS} of "([^"]*)" at "([^"]*)"$`),
  async function (this: World, parts: string, name: string, at: string) {
    this.answer = await this.subject.readSession(this.path(name), partsNamed(parts), at).answer()
  },
)

When(
  new RegExp(`^the subject reads the ${PARTS} of "([^"]*)" before the first entry$`),
  async function (this: World, parts: string, name: string) {
    this.answer = await this.subject.readSession(this.path(name), partsNamed(parts), null).answer()
  },
)

Then('the subject refuses: {word}', function (this: World, kind: string) {
  this.compare('kind of refusal', this.answered.at('refused', 'kind'), equals(kind))
})

Then('the leaf is {string}', function (this: World, id: string) {
  this.compare('leaf', this.answered.at('leaf'), equals(id))
})

Then('there is no leaf', function (this: World) {
  this.compare('leaf', this.answered.at('leaf'), equals(null))
})

function partsNamed(text: string): SessionPart[] {
  return text.split(/, | and /).map((name) => {
    const part = SESSION_PARTS.find((known) => known === (name === 'model messages' ? 'modelMessages' : name))
    if (!part) throw new Error(`A session has no part "${name}". Parts: ${SESSION_PARTS.join(', ')}.`)
    return part
  })
}
