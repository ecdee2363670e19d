import { Given, Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { textOf } from '../support/tool-answers.ts'
import type { World } from '../support/world.ts'

const TREE = 'everything before'

Given('everything in the folders of the scenario is known', async function (this: World) {
  this.named.set(TREE, await this.observer.ask<unknown>({ ask: 'tree' }))
})

/** What a command leaves on purpose; any other process that is left is a side effect. */
Given(
  'a process whose command contains {string} may outlive the calls',
  function (this: World, part: string) {
    this.observer.mayStay(part)
  },
)

/** Arguments as JSON. */
When('the tool {string} is called with {}', async function (this: World, name: string, args: string) {
  this.answer = await this.subject.callTool(name, JSON.parse(args)).answer()
})

Then('the tool fails with the text:', function (this: World, text: string) {
  this.compare('text', textOf(this.answered), equals(text))
  this.compare('is an error', this.answered.at('isError'), equals(true))
})

Then('the answer is an error that names {word}', function (this: World, code: string) {
  this.compare('is an error', this.answered.at('isError'), equals(true))
  const kinds = textOf(this.answered).view((text) => text?.match(/\bE[A-Z]{3,}\b/g)?.join(' '))
  this.compare('kind of error', kinds, equals(code))
})

/** Neither details nor structured content, and one text block as its content. */
Then('the answer is one text block and nothing more', function (this: World) {
  this.compare('blocks', this.answered.at('content').view(typesOfBlocks), equals(['text']))
  this.compare('structured content', this.answered.at('structuredContent'), equals(undefined))
  this.compare('details', this.answered.at('details').view(withoutEmpty), equals(null))
})

Then('nothing but {string} has changed', async function (this: World, name: string) {
  const before = this.named.get(TREE)
  if (!before) throw new Error('No step has asked what was there before.')
  const now = await this.observer.ask<unknown>({ ask: 'tree' })
  const rest = (tree: unknown) =>
    Array.isArray(tree) ? tree.filter((entry) => entry?.path !== `workspace/${name}`) : tree
  this.compare('everything else', now.view(rest), equals(rest(before.value)))
})

Then('nothing has changed', async function (this: World) {
  const before = this.named.get(TREE)
  if (!before) throw new Error('No step has asked what was there before.')
  this.compare('everything', await this.observer.ask<unknown>({ ask: 'tree' }), equals(before.value))
})

function typesOfBlocks(content: unknown): unknown {
  return Array.isArray(content) ? content.map((block) => block?.type) : content
}

function withoutEmpty(value: unknown): unknown {
  if (value === undefined) return null
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? null : value
}

/** Problems separated by a semicolon and a blank; how the arguments are shown is another rule's. */
Then('the arguments are refused because of {string}', function (this: World, problems: string) {
  this.compare('is an error', this.answered.at('isError'), equals(true))
  const found = textOf(this.answered).view((text) => text?.split('\n\nReceived arguments:\n')[0])
  const expected = [
    'Validation failed for tool "edit":',
    ...problems.split('; ').map((problem) => `  - ${problem}`),
  ]
  this.compare('problems', found, equals(expected.join('\n')))
})

Then('the answer ends with {string}', function (this: World, end: string) {
  const last = textOf(this.answered).view((text) => text?.split('\n').at(-1))
  this.compare('last line', last, equals(end))
})

/** Problems separated by a semicolon and a blank. */
Then(
  'the arguments of {string} are refused because of {string}',
  function (this: World, tool: string, problems: string) {
    this.compare('is an error', this.answered.at('isError'), equals(true))
    const found = textOf(this.answered).view((text) => text?.split('\n\nReceived arguments:\n')[0])
    const expected = [
      `Validation failed for tool "${tool}":`,
      ...problems.split('; ').map((problem) => `  - ${problem}`),
    ]
    this.compare('problems', found, equals(expected.join('\n')))
  },
)

/** Arguments as JSON. */
When(
  'an aborted call of the tool {string} is made with {}',
  async function (this: World, name: string, args: string) {
    const call = this.subject.callTool(name, JSON.parse(args), { aborted: true })
    this.calls.set('aborted', call)
    this.answer = await call.answer()
  },
)

Then('nothing was told before the answer', async function (this: World) {
  const told = await this.call('aborted').progress()
  const answer = this.answered.view(() => told.map(({ value }) => value))
  this.compare('told before', answer, equals([]))
})

Then('the answer has no structured content', function (this: World) {
  this.compare('structured content', this.answered.at('structuredContent'), equals(undefined))
})
