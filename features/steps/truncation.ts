import { type DataTable, Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { contentOf, unescapeText } from '../support/content-table.ts'
import { expand } from '../support/contents.ts'
import { textOf } from '../support/tool-answers.ts'
import { bashText, beforeNotice, fromNotice } from '../support/tool-texts.ts'
import type { World } from '../support/world.ts'

/** The path of the file with the whole output stands as FILE. */
Then('the bash output shown is made of:', function (this: World, table: DataTable) {
  this.compare('output shown', beforeNotice(bashText(this.answered)), equals(expand(contentOf(table))))
})

Then(
  'the bash output shown is the numbers {int} to {int}',
  function (this: World, first: number, last: number) {
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    this.compare('output shown', beforeNotice(bashText(this.answered)), equals(numbers.join('\n')))
  },
)

Then('the bash notice is {string}', function (this: World, notice: string) {
  this.compare('notice', fromNotice(bashText(this.answered)), equals(unescapeText(notice)))
})

/** The size of the line is not compared: see the deviations. */
Then('the bash notice, but for the size of the line, is {string}', function (this: World, notice: string) {
  const unsized = fromNotice(bashText(this.answered)).view((text) =>
    text?.replace(/\(line is [0-9.]+[KM]?B\)/, '(line is SIZE)'),
  )
  this.compare('notice', unsized, equals(notice))
})

/** For answers that do not name the file elsewhere. */
Then('the bash notice, but for the name of the file, is:', function (this: World, notice: string) {
  const unnamed = fromNotice(textOf(this.answered)).view((text) =>
    text?.replace(/Full output: \/\S+\/pi-bash-[0-9a-f]{16}\.log\]/, 'Full output: FILE]'),
  )
  this.compare('notice', unnamed, equals(notice))
})

/** Fields and their values as JSON, all but `content`. */
Then('the truncation details are:', function (this: World, table: DataTable) {
  const details = this.answered.at('details', 'truncation')
  this.compare('truncation', details.view(withoutContent), equals(fields(table)))
})

Then('the truncation details hold the text:', function (this: World, table: DataTable) {
  this.compare(
    'content in the details',
    this.answered.at('details', 'truncation', 'content'),
    equals(expand(contentOf(table))),
  )
})

Then(
  'the details have only the fields {string} and {string}',
  function (this: World, one: string, other: string) {
    const names = this.answered.at('details').view((details) => Object.keys(Object(details)).sort())
    this.compare('fields of the details', names, equals([one, other].sort()))
  },
)

Then('the details have only the field {string}', function (this: World, name: string) {
  const names = this.answered.at('details').view((details) => Object.keys(Object(details)).sort())
  this.compare('fields of the details', names, equals([name]))
})

/** What follows after the numbers and a blank line is not compared. */
Then(
  'the answered text begins with the numbers {int} to {int}',
  function (this: World, first: number, last: number) {
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index).join('\n')
    const start = textOf(this.answered).view((text) => text?.slice(0, numbers.length + 2))
    this.compare('start of the text', start, equals(`${numbers}\n\n`))
  },
)

When('the subject runs the command of the notice', async function (this: World) {
  const command = textOf(this.answered).view((text) => /Use bash: (.*)\]$/s.exec(text ?? '')?.[1] ?? '')
  this.answer = await this.subject.callTool('bash', { command: command.value }).answer()
})

When(
  '{word} keeps {string} within {string}',
  async function (this: World, unit: string, text: string, limits: string) {
    this.answer = await this.subject.callUnit(unit, unescapeText(text), JSON.parse(limits))
  },
)

When('truncateLine cuts {string} after {int} units', async function (this: World, line: string, max: number) {
  this.answer = await this.subject.callUnit('truncateLine', unescapeText(line), max)
})

When('truncateLine cuts a line made of:', async function (this: World, table: DataTable) {
  this.answer = await this.subject.callUnit('truncateLine', expand(contentOf(table)))
})

Then('the line is {string}, and was {word}', function (this: World, text: string, what: string) {
  this.compare('line', this.answered, equals({ text: unescapeText(text), wasTruncated: what === 'cut' }))
})

Then('the line was {word}, and is made of:', function (this: World, what: string, table: DataTable) {
  this.compare(
    'line',
    this.answered,
    equals({ text: expand(contentOf(table)), wasTruncated: what === 'cut' }),
  )
})

/** `kept` in the notation of content tables; the other fields as JSON. */
Then('it keeps {string} with:', function (this: World, kept: string, table: DataTable) {
  this.compare('text kept', this.answered.at('content'), equals(unescapeText(kept)))
  this.compare('other fields', this.answered.view(withoutContent), equals(fields(table)))
})

function fields(table: DataTable): Record<string, unknown> {
  const [names = [], values = []] = table.raw()
  return Object.fromEntries(names.map((name, index) => [name, JSON.parse(values[index] ?? 'null')]))
}

function withoutContent(details: unknown): unknown {
  if (typeof details !== 'object' || details === null) return details
  const { content: _, ...rest } = details as { content?: unknown }
  return rest
}
