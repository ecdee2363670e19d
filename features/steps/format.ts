import { type DataTable, Given, Then } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import type { Observed } from '../../harness/observe/observed.ts'
import type { FileAnswer } from '../../harness/observe/questions.ts'
import { appendedTo, base64Of, partsOf } from '../support/session-bytes.ts'
import type { World } from '../support/world.ts'

/** Another program appends to a file; rows as in "a session file made of". */
Given('another program appends to {string}:', async function (this: World, name: string, table: DataTable) {
  const content = partsOf(table.hashes())
  this.arranged.set(name, { parts: [arranged(this, name), content] })
  await this.arrange({ arrange: 'append', path: this.path(name), content })
})

Then('the bytes of {string} have not changed', async function (this: World, name: string) {
  const content = contentOf(await this.look(name))
  const expected = { old: base64Of(arranged(this, name)), appended: [] }
  this.compare(
    'bytes of the file',
    content.view((value) => appendedTo(expected.old, value)),
    equals(expected),
  )
})

/** Behind the bytes that were arranged stand messages with these texts, each on a line of its own that ends with LF alone. */
Then(
  '{string} has its old bytes, and then messages that say {string}',
  async function (this: World, name: string, texts: string) {
    const content = contentOf(await this.look(name))
    const expected = { old: base64Of(arranged(this, name)), appended: texts.split(', ') }
    this.compare(
      'bytes of the file',
      content.view((value) => appendedTo(expected.old, value)),
      equals(expected),
    )
  },
)

function arranged(world: World, name: string) {
  const content = world.arranged.get(name)
  if (!content) throw new Error(`No step has arranged the file "${name}".`)
  return content
}

/** `{ text }` or `{ base64 }`, whichever the file has. */
function contentOf(file: Observed<FileAnswer>): Observed<{ text?: unknown; base64?: unknown }> {
  const base64 = file.value.base64 !== undefined
  return base64
    ? file.at('base64').view((value) => ({ base64: value }))
    : file.at('text').view((value) => ({ text: value }))
}
