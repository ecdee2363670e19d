import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { Observed } from '../../harness/observe/observed.ts'
import { unescapeText } from '../support/content-table.ts'
import { namesOf, numberedNames } from '../support/names.ts'
import { callOverOperations } from '../support/supplied-operations.ts'
import { noticeOf, textOf } from '../support/tool-answers.ts'
import type { World } from '../support/world.ts'

const GLOBBED = 'what glob tells'
const LONG = 'long names'
/** Milliseconds within which an abort is answered. */
const ABORT_LIMIT = 2000

When(
  'supplied operations serve {string} with {}:',
  async function (this: World, tool: string, args: string, table: DataTable) {
    const answers = table
      .hashes()
      .map(({ operation = '', path = '', answer = '' }) => ({ operation, path: this.path(path), answer }))
    const cwd = this.path(String(JSON.parse(args).path ?? ''))
    const globbed = { operation: 'glob', path: cwd, answer: JSON.stringify(this.named.get(GLOBBED)?.value) }
    this.answer = await callOverOperations(this, tool, JSON.parse(args), [...answers, globbed])
  },
)

When(
  'a call of {string} with {} is cancelled while no operation answers',
  async function (this: World, tool: string, args: string) {
    const options = { operations: true, call: 'supplied', limit: ABORT_LIMIT }
    const call = this.subject.callTool(tool, JSON.parse(args), options)
    await this.subject.reverse(call)
    await call.cancel()
    this.answer = await call.answer()
  },
)

/** The whole text, with names in the notation of `namesOf`. */
Then('the listing is {string}', function (this: World, names: string) {
  this.compare('names listed', textOf(this.answered), equals(namesOf(names).join('\n')))
})

Then('the listed text is {string}', function (this: World, text: string) {
  this.compare('text', textOf(this.answered), equals(unescapeText(text)))
  this.compare('is an error', isError(this.answered), equals(false))
})

Then(
  'the listing is {string} and the notice {string}',
  function (this: World, names: string, notice: string) {
    const text = `${namesOf(names).join('\n')}\n\n${notice}`
    this.compare('names and notice', textOf(this.answered), equals(text))
  },
)

Then('the listing is the names {string} to {string}', function (this: World, first: string, last: string) {
  this.compare('names listed', textOf(this.answered), equals(numberedNames(first, last).join('\n')))
})

Then(
  'the listing is the names {string} to {string} and the notice {string}',
  function (this: World, first: string, last: string, notice: string) {
    const text = `${numberedNames(first, last).join('\n')}\n\n${notice}`
    this.compare('names and notice', textOf(this.answered), equals(text))
  },
)

/** Names of letters and a number of four digits at the end, so that they sort by it. */
Given(
  '{int} empty files with names of {int} letters',
  async function (this: World, count: number, length: number) {
    this.named.set(LONG, new Observed(longNames(count, length), []))
    const { workspace } = this.observer.paths
    await this.arrange({ arrange: 'entries', path: workspace, names: longNames(count, length) })
  },
)

Then(
  'the listing is the first {int} of them and the notice {string}',
  function (this: World, count: number, notice: string) {
    const names = this.named.get(LONG)?.value
    if (!Array.isArray(names)) throw new Error('No step has made long names.')
    const text = `${names.slice(0, count).join('\n')}\n\n${notice}`
    this.compare('names and notice', textOf(this.answered), equals(text))
  },
)

function longNames(count: number, length: number): string[] {
  return numberedNames(`${'x'.repeat(length - 4)}0001`, `${'x'.repeat(length - 4)}${count}`)
}

/** In any order: nothing is said of it. */
Then('the paths found are {string}', function (this: World, paths: string) {
  const found = textOf(this.answered).view((text) => text?.split('\n').toSorted())
  const expected = paths === '' ? ['No files found matching pattern'] : namesOf(paths).toSorted()
  this.compare('paths found', found, equals(expected))
})

/** Which others are shown instead depends on luck, so only whether there are any is compared. */
Then('the paths found are the first and in order: {string}', function (this: World, paths: string) {
  const shown = textOf(this.answered).view((text) => text?.split('\n\n[')[0])
  const sorted = shown.view((text) => text === namesOf(paths).join('\n'))
  this.compare('the first paths in order', sorted, equals(true))
})

/** Which ones are shown is nothing that is said. */
Then(
  'the listing has {int} lines, no two alike, and the notice {string}',
  function (this: World, count: number, notice: string) {
    const lines = textOf(this.answered).view((text) => text?.slice(0, text.lastIndexOf('\n\n')).split('\n'))
    this.compare(
      'number of lines',
      lines.view((all) => new Set(all).size),
      equals(count),
    )
    this.compare('notice', noticeOf(this.answered), equals(notice))
  },
)

Then('the listing has {int} lines and no notice', function (this: World, count: number) {
  const lines = textOf(this.answered).view((text) => text?.split('\n'))
  this.compare(
    'number of lines',
    lines.view((all) => all?.length),
    equals(count),
  )
  this.compare(
    'notice',
    lines.view((all) => all?.filter((line) => line.startsWith('['))),
    equals([]),
  )
})

Then('the details of the listing are {}', function (this: World, details: string) {
  this.compare('details', this.answered.at('details'), equals(JSON.parse(details)))
})

Then(
  'the listing fails with {string} and the path {string}',
  function (this: World, start: string, name: string) {
    this.compare('is an error', isError(this.answered), equals(true))
    this.compare('text', textOf(this.answered), equals(`${start} ${this.path(name)}`))
  },
)

/** The rest is in the words of a system or a program. */
Then('the listing fails and names {string}', function (this: World, part: string) {
  const whole = part.replace('<workspace>', this.observer.paths.workspace)
  this.compare('is an error', isError(this.answered), equals(true))
  const named = textOf(this.answered).view((text) => (text?.includes(whole) ? whole : text))
  this.compare('what is named', named, equals(whole))
})

Then('the operation {string} was asked with {}', async function (this: World, name: string, params: string) {
  const sent = await this.observer.ask<unknown>({ ask: 'sent-back', instance: 'A' })
  const asked = sent.view((all) =>
    Array.isArray(all)
      ? all.filter((one) => one?.method === `operation/${name}`).map((one) => withoutCall(one?.params))
      : all,
  )
  const expected = JSON.parse(params.replaceAll('<workspace>', this.observer.paths.workspace))
  this.compare(`what was asked of ${name}`, asked, equals([expected]))
})

function withoutCall(params: unknown): unknown {
  if (typeof params !== 'object' || params === null) return params
  const { call: _, ...rest } = params as { call?: unknown }
  return rest
}

function isError(answer: Observed<unknown>): Observed<unknown> {
  return answer.at('isError').view((value) => value ?? false)
}

When('find looks for {string} by its absolute path', async function (this: World, pattern: string) {
  this.answer = await this.subject.callTool('find', { pattern: this.path(pattern) }).answer()
})

/** Made in an order that is neither that of the names nor its reverse. */
Given(
  'the empty files {string} to {string}, made in no order',
  async function (this: World, first: string, last: string) {
    const names = numberedNames(unescapeText(first), unescapeText(last))
    const { workspace } = this.observer.paths
    await this.arrange({ arrange: 'entries', path: workspace, names: shuffled(names) })
  },
)

/** Every seventh, again and again. */
function shuffled(names: readonly string[]): string[] {
  return Array.from({ length: 7 }, (_, start) =>
    names.filter((_name, index) => index % 7 === (start * 3) % 7),
  ).flat()
}

Given('the operation glob tells the absolute paths {string}', function (this: World, paths: string) {
  const absolute = namesOf(paths).map((path) => this.path(path))
  this.named.set(GLOBBED, new Observed({ paths: absolute }, []))
})
