import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { Observed } from '../../harness/observe/observed.ts'
import { piece, unescapeText } from '../support/content-table.ts'
import { expand } from '../support/contents.ts'
import { textOf } from '../support/tool-answers.ts'
import type { World } from '../support/world.ts'

const ANSWERS = 'answers of grep'
/** Milliseconds within which an abort is answered, and a pipe refused. */
const LIMIT = 2000

/** One file a row: its name, and what it holds as `content-table.ts` describes it. */
Given('files to search:', async function (this: World, table: DataTable) {
  for (const row of table.hashes()) await this.file(unescapeText(row['file'] ?? ''), piece(row))
})

/** A search that takes many seconds: the pattern makes the search slow, and there is no match. */
Given('a slow search of {string}', async function (this: World, name: string) {
  const words = { parts: [{ repeat: { text: 'aé' }, times: 30 }, { text: ' ' }] }
  await this.file(name, { repeat: words, times: 30_000 })
  const pattern = '\\b[\\w\\s]{1,500}\\b\\pN'
  this.calls.set('search', this.subject.callTool('grep', { pattern, path: name }, { limit: LIMIT }))
})

/** Its answer comes after more waiting than the start of a search takes. */
Given('another file has been read meanwhile', async function (this: World) {
  await this.file('meanwhile.txt', { text: 'read' })
  const answer = await this.subject.callTool('read', { path: 'meanwhile.txt' }).answer()
  this.compare('text read', textOf(answer), equals('read'))
})

When('the search is cancelled', async function (this: World) {
  const call = this.call('search')
  await call.cancel()
  this.answer = await call.answer()
})

When('grep is called within its limit with {}', async function (this: World, args: string) {
  this.answer = await this.subject.callTool('grep', JSON.parse(args), { limit: LIMIT }).answer()
})

When('grep is called in {string} with {}', async function (this: World, cwd: string, args: string) {
  this.answer = await this.subject.callTool('grep', JSON.parse(args), { cwd: this.path(cwd) }).answer()
})

When('grep is called {int} times with {}', async function (this: World, times: number, args: string) {
  const answers: Observed<unknown>[] = []
  for (let time = 0; time < times; time++)
    answers.push(await this.subject.callTool('grep', JSON.parse(args)).answer())
  this.named.set(ANSWERS, Observed.all(answers.map((answer) => textOf(answer))))
})

/** Judged as a whole, since a subject that has no order may answer rightly now and then. */
Then('each time grep shows {string}', function (this: World, text: string) {
  const answers = this.named.get(ANSWERS)
  if (!answers) throw new Error('No step has called grep several times.')
  const right = answers.view(
    (texts) => Array.isArray(texts) && texts.every((shown) => shown === unescapeText(text)),
  )
  this.compare('the same right answer each time', right, equals(true))
})

Then('grep says that nothing is at {string}', function (this: World, name: string) {
  this.compare('text', textOf(this.answered), equals(`Path not found: ${this.path(name)}`))
  this.compare('is an error', this.answered.at('isError'), equals(true))
})

Then('grep has made no file {string}', async function (this: World, name: string) {
  this.compare(name, (await this.look(name)).at('kind'), equals('missing'))
})

/** The whole text, with the escapes of JSON. */
Then('grep shows {string}', function (this: World, text: string) {
  this.compare('text', textOf(this.answered), equals(unescapeText(text)))
  this.compare('is an error', isError(this.answered), equals(false))
})

/** The lines of several files, in whatever order the files come. */
Then('grep finds, in any order of files, {string}', function (this: World, text: string) {
  const found = textOf(this.answered).view((whole) => whole?.split('\n').sort())
  this.compare('lines', found, equals(unescapeText(text).split('\n').sort()))
  this.compare('is an error', isError(this.answered), equals(false))
})

/** Every line of the file is a match; `rest` is what follows the lines. */
Then(
  'grep shows the first {int} lines of {string} and then {string}',
  function (this: World, count: number, name: string, rest: string) {
    const content = this.arranged.get(name)
    if (!content) throw new Error(`No step has arranged the file "${name}".`)
    const lines = expand(content).split('\n').slice(0, count)
    const shown = lines.map((line, index) => `${name}:${index + 1}: ${line}`).join('\n')
    this.compare('text', textOf(this.answered), equals(`${shown}${unescapeText(rest)}`))
  },
)

Then('the details of grep are {}', function (this: World, details: string) {
  const received = this.answered.at('details').view((value) => value ?? null)
  this.compare('details', received, equals(JSON.parse(details)))
})

/** What `details.truncation` says besides the text. */
Then('the details of grep say of the truncation: {}', function (this: World, expected: string) {
  const truncation = this.answered.at('details', 'truncation').view((value) => {
    if (typeof value !== 'object' || value === null) return value
    const { content, ...rest } = value as Record<string, unknown>
    return rest
  })
  this.compare('truncation', truncation, equals(JSON.parse(expected)))
})

function isError(answer: Observed<unknown>): Observed<unknown> {
  return answer.at('isError').view((value) => value ?? false)
}
