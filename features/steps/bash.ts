import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import type { Observed } from '../../harness/observe/observed.ts'
import { unescapeText } from '../support/content-table.ts'
import { errorMark, textOf } from '../support/tool-answers.ts'
import { bashText } from '../support/tool-texts.ts'
import type { World } from '../support/world.ts'

/** Milliseconds. */
const ABORT_LIMIT = 2000

When('the subject runs {string}', async function (this: World, command: string) {
  this.answer = await this.subject.callTool('bash', { command }).answer()
})

When('the subject runs:', async function (this: World, command: string) {
  this.answer = await this.subject.callTool('bash', { command }).answer()
})

When(
  'the subject runs {string} in {string}',
  async function (this: World, command: string, directory: string) {
    this.answer = await this.subject.callTool('bash', { command }, { cwd: this.path(directory) }).answer()
  },
)

When(
  'the subject runs {string} with a timeout of {float} seconds',
  async function (this: World, command: string, timeout: number) {
    this.answer = await this.subject.callTool('bash', { command, timeout }).answer()
  },
)

When(
  'the subject runs {string} with a timeout of {float} seconds, and answers within {int} milliseconds',
  async function (this: World, command: string, timeout: number, limit: number) {
    this.answer = await this.subject.callTool('bash', { command, timeout }, { limit }).answer()
  },
)

When(
  'the subject runs {string}, and answers within {int} milliseconds',
  async function (this: World, command: string, limit: number) {
    this.answer = await this.subject.callTool('bash', { command }, { limit }).answer()
  },
)

/** A race is lost only now and then: the command runs several times in turn, and every answer counts. */
When(
  'the subject runs {string} {int} times, and answers each within {int} milliseconds',
  async function (this: World, command: string, times: number, limit: number) {
    await inTurn(this, times, () => this.subject.callTool('bash', { command }, { limit }).answer())
  },
)

When(
  'the subject runs {string} {int} times with a timeout of {float} seconds, and answers each within {int} milliseconds',
  async function (this: World, command: string, times: number, timeout: number, limit: number) {
    await inTurn(this, times, () => this.subject.callTool('bash', { command, timeout }, { limit }).answer())
  },
)

When(
  'the subject runs {string} {int} times, and each is cancelled once it has put something out',
  async function (this: World, command: string, times: number) {
    await inTurn(this, times, async () => {
      const call = this.subject.callTool('bash', { command }, { limit: ABORT_LIMIT })
      await call.progressed(2)
      await call.cancel()
      return call.answer()
    })
  },
)

/** The second update is the first one with output. The answer must come within the limit of an abort, counted from the start. */
Given(
  'the command {string} is running and has put something out',
  async function (this: World, command: string) {
    const call = this.subject.callTool('bash', { command }, { limit: ABORT_LIMIT })
    this.calls.set('command', call)
    await call.progressed(2)
  },
)

Given(
  'the command {string} is running and has made {string}',
  async function (this: World, command: string, name: string) {
    this.calls.set('command', this.subject.callTool('bash', { command }, { limit: ABORT_LIMIT }))
    const appeared = await this.observer.ask({ ask: 'file-appears', path: this.path(name), limit: 5000 })
    this.compare('file made', appeared.at('appeared'), equals(true))
  },
)

When('the call of the command is cancelled', async function (this: World) {
  const call = this.call('command')
  await call.cancel()
  this.answer = await call.answer()
})

Then('the command was answered with the text {string}', function (this: World, text: string) {
  this.compare('is an error', errorMark(this.answered), equals(false))
  this.compare('text', textOf(this.answered), equals(unescapeText(text)))
})

Then('the command failed with the text {string}', function (this: World, text: string) {
  this.compare('is an error', this.answered.at('isError'), equals(true))
  this.compare('text', textOf(this.answered), equals(unescapeText(text)))
})

Then('the text of the command ends with {string}', function (this: World, end: string) {
  const ending = unescapeText(end)
  for (const answer of this.allAnswered) {
    this.compare('is an error', answer.at('isError'), equals(true))
    this.compare(
      'end of the text',
      textOf(answer).view((text) => text?.slice(-ending.length)),
      equals(ending),
    )
  }
})

Then(
  'the command in {string} failed because its directory does not exist',
  function (this: World, name: string) {
    const text = `Working directory does not exist: ${this.path(name)}\nCannot execute bash commands.`
    this.compare('is an error', this.answered.at('isError'), equals(true))
    this.compare('text', textOf(this.answered), equals(text))
  },
)

Then('the exit code is {int}', function (this: World, code: number) {
  for (const answer of this.allAnswered)
    this.compare('exit code', answer.at('structuredContent', 'exit_code'), equals(code))
})

Then('there is no structured result', function (this: World) {
  this.compare('structured result', this.answered.at('structuredContent'), equals(undefined))
})

/** Fields and their values as JSON; `a time` stands for a number of seconds with at most one decimal. */
Then('the structured result has exactly:', function (this: World, table: DataTable) {
  const expected = Object.fromEntries(
    table.raw().map(([field = '', value = '']) => [field, expectedValue(value)]),
  )
  const result = this.answered.at('structuredContent').view((value) => withTimeNamed(value))
  this.compare('structured result', result, equals(expected))
})

Then('no process of the scenario contains {string}', async function (this: World, part: string) {
  const gone = await this.observer.ask({ ask: 'processes-gone', containing: part, limit: 2000 })
  this.compare('processes gone', gone.at('gone'), equals(true))
})

Then(
  '{int} process of the scenario contains {string}',
  async function (this: World, count: number, part: string) {
    const processes = await this.observer.ask<unknown>({ ask: 'processes', containing: part })
    const alive = processes.view((list) => (Array.isArray(list) ? list.length : list))
    this.compare('living processes', alive, equals(count))
  },
)

Then(
  'the file {string} appears within {int} milliseconds',
  async function (this: World, name: string, limit: number) {
    const appeared = await this.observer.ask({ ask: 'file-appears', path: this.path(name), limit })
    this.compare('file appeared', appeared.at('appeared'), equals(true))
  },
)

Then('there is no file {string}', async function (this: World, name: string) {
  const file = await this.look(name, false)
  this.compare('kind of file', file.at('kind'), equals('missing'))
})

/** Each line is `o` or `e`, alternating, `count` times each. */
Then('the output alternates between o and e, {int} times', function (this: World, count: number) {
  const inOrder = bashText(this.answered).view((text) => text === 'o\ne\n'.repeat(count))
  this.compare('output in the order of writing', inOrder, equals(true))
})

Then(
  'the output has {int} lines, and the last one is {string}',
  function (this: World, count: number, last: string) {
    const lines = this.answered.at('structuredContent', 'output').view((output) => {
      const all = typeof output === 'string' ? output.split('\n') : []
      return { count: all.length - 1, last: all.at(-2), end: all.at(-1) }
    })
    this.compare('lines of output', lines, equals({ count, last, end: '' }))
  },
)

async function inTurn(world: World, times: number, run: () => Promise<Observed<unknown>>): Promise<void> {
  const answers: Observed<unknown>[] = []
  for (let number = 0; number < times; number++) answers.push(await run())
  world.keepAnswers(answers)
}

function expectedValue(value: string): unknown {
  return value === 'a time' ? value : JSON.parse(value)
}

/** The exact time is nobody's promise; that it is a number of tenths of a second is. */
function withTimeNamed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('wall_time_seconds' in value)) return value
  const seconds = value.wall_time_seconds
  const valid = typeof seconds === 'number' && seconds >= 0 && Number(seconds.toFixed(1)) === seconds
  return { ...value, wall_time_seconds: valid ? 'a time' : seconds }
}
