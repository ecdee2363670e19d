import { type DataTable, Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { contentOf, unescapeText } from '../support/content-table.ts'
import { expand } from '../support/contents.ts'
import { errorMark, noticeOf, textOf } from '../support/tool-answers.ts'
import type { World } from '../support/world.ts'

When('the subject reads {string}', async function (this: World, path: string) {
  this.answer = await this.subject.callTool('read', { path }).answer()
})

When(
  'the subject reads {string} with offset {int}',
  async function (this: World, path: string, offset: number) {
    this.answer = await this.subject.callTool('read', { path, offset }).answer()
  },
)

When(
  'the subject reads {string} with limit {int}',
  async function (this: World, path: string, limit: number) {
    this.answer = await this.subject.callTool('read', { path, limit }).answer()
  },
)

When(
  'the subject reads {string} with offset {int} and limit {int}',
  async function (this: World, path: string, offset: number, limit: number) {
    this.answer = await this.subject.callTool('read', { path, offset, limit }).answer()
  },
)

When(
  'the subject reads {string} within {int} milliseconds',
  async function (this: World, path: string, limit: number) {
    this.answer = await this.subject.callTool('read', { path }, { limit }).answer()
  },
)

When('the subject reads a path of {int} letters', async function (this: World, length: number) {
  this.answer = await this.subject.callTool('read', { path: 'n'.repeat(length) }).answer()
})

Then(
  'the answer shows lines {int} to {int} of {string}',
  function (this: World, first: number, last: number, name: string) {
    const lines = arranged(this, name)
      .split('\n')
      .slice(first - 1, last)
    const shown = textOf(this.answered).view((text) => text?.slice(0, text.lastIndexOf('\n\n')))
    this.compare('lines shown', shown, equals(lines.join('\n')))
  },
)

Then('the answer is the whole text of {string}', function (this: World, name: string) {
  this.compare('text', textOf(this.answered), equals(arranged(this, name)))
})

Then(
  'the answer is the text of {string} from line {int} on',
  function (this: World, name: string, first: number) {
    const rest = arranged(this, name)
      .split('\n')
      .slice(first - 1)
    this.compare('text', textOf(this.answered), equals(rest.join('\n')))
  },
)

Then('the notice is {string}', function (this: World, notice: string) {
  this.compare('notice', noticeOf(this.answered), equals(notice))
})

Then('the answered text is {string}', function (this: World, text: string) {
  this.compare('text', textOf(this.answered), equals(unescapeText(text)))
})

Then('the answered text is made of:', function (this: World, table: DataTable) {
  this.compare('text', textOf(this.answered), equals(expand(contentOf(table))))
})

Then('the answer is one empty text block', function (this: World) {
  this.compare('content', this.answered.at('content'), equals([{ type: 'text', text: '' }]))
})

Then('the answer has no details', function (this: World) {
  const details = this.answered.at('details')
  this.compare(
    'details',
    details.view((value) => (isEmpty(value) ? null : value)),
    equals(null),
  )
})

Then('the answer is no error', function (this: World) {
  this.compare('is an error', errorMark(this.answered), equals(false))
})

Then('the answer is an error with the text {string}', function (this: World, text: string) {
  this.compare('is an error', this.answered.at('isError'), equals(true))
  this.compare('text', textOf(this.answered), equals(unescapeText(text)))
})

Then(
  'the answer is an error that names {word} and {string}',
  function (this: World, code: string, name: string) {
    const path = this.path(name)
    this.compare('is an error', this.answered.at('isError'), equals(true))
    const named = textOf(this.answered).view((text) => [code, path].filter((part) => text?.includes(part)))
    this.compare('kind and path named', named, equals([code, path]))
  },
)

Then('the answer is an error', function (this: World) {
  this.compare('is an error', this.answered.at('isError'), equals(true))
})

Then('the answer is an error whose text contains {string}', function (this: World, part: string) {
  this.compare('is an error', this.answered.at('isError'), equals(true))
  const contained = textOf(this.answered).view((text) => (text?.includes(part) ? part : text))
  this.compare('kind named', contained, equals(part))
})

Then(
  'the structured result of the read is its one text block, which ends with {string}',
  function (this: World, end: string) {
    const text = textOf(this.answered)
    this.compare('content', this.answered.at('content').view(withTextOnly), equals([{ type: 'text' }]))
    const last = text.view((whole) => whole?.slice(-unescapeText(end).length || undefined))
    this.compare('end of the text', last, equals(end === '' ? '' : unescapeText(end)))
    this.compare('structured result', this.answered.at('structuredContent'), equals(text.value))
  },
)

function withTextOnly(content: unknown): unknown {
  if (!Array.isArray(content)) return content
  return content.map((block) => {
    if (typeof block?.text !== 'string') return block
    const { text: _, ...rest } = block
    return rest
  })
}

/** Nothing to say is said as no details, or as details without fields. */
function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0)
  )
}

function arranged(world: World, name: string): string {
  const content = world.arranged.get(name)
  if (!content) throw new Error(`No step has arranged the file "${name}".`)
  return expand(content)
}
