import { Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import type { Pending } from '../../harness/observe/pending.ts'
import { carryOut, takeFromGate, waitAtGate } from '../support/gates.ts'
import { errorMark, textOf } from '../support/tool-answers.ts'
import type { World } from '../support/world.ts'
import '../support/escaped-text.ts'

/** Milliseconds; the rules on release promise an end within this time. */
const LIMIT = 2000

When(
  'call {string} begins to write {escaped} to {string}',
  function (this: World, call: string, content: string, path: string) {
    begin(this, call, this.subject.callTool('write', { path, content }, { label: call, limit: LIMIT }))
  },
)

When(
  'call {string} begins to edit {string}, {escaped} to {escaped}',
  function (this: World, call: string, path: string, oldText: string, newText: string) {
    const edits = [{ oldText, newText }]
    begin(this, call, this.subject.callTool('edit', { path, edits }, { label: call, limit: LIMIT }))
  },
)

When(
  'call {string} begins to write {escaped} to {string} through gates',
  function (this: World, call: string, content: string, path: string) {
    begin(this, call, this.subject.callTool('write', { path, content }, gated(call)))
  },
)

When(
  'call {string} begins to edit {string}, {escaped} to {escaped} through gates',
  function (this: World, call: string, path: string, oldText: string, newText: string) {
    begin(this, call, this.subject.callTool('edit', { path, edits: [{ oldText, newText }] }, gated(call)))
  },
)

When('call {string} begins to read {string}', function (this: World, call: string, path: string) {
  begin(this, call, this.subject.callTool('read', { path }, { label: call, limit: LIMIT }))
})

When(
  'call {string} begins to read {string} through gates',
  function (this: World, call: string, path: string) {
    begin(this, call, this.subject.callTool('read', { path }, gated(call)))
  },
)

When(
  'call {string} stands at the gate of its {word}',
  async function (this: World, call: string, operation: string) {
    await waitAtGate(this, call, operation)
  },
)

When('the gate of call {string} opens', async function (this: World, call: string) {
  await carryOut(this, takeFromGate(this, call))
})

When('the gate of call {string} fails with {word}', function (this: World, call: string, code: string) {
  takeFromGate(this, call).fail(code, `${code}: the gate refuses`)
})

When('call {string} is aborted', async function (this: World, call: string) {
  await this.call(call).cancel()
})

When('a command reads the pipe {string} to its end', async function (this: World, name: string) {
  this.answer = await this.subject.callTool('bash', { command: `cat ${name}` }, { limit: LIMIT }).answer()
})

Then('the operations so far are {string}', async function (this: World, expected: string) {
  const sent = await this.observer.ask<unknown>({ ask: 'sent-back', instance: this.subject.name })
  this.compare('operations', sent.view(operations), equals(expected))
})

Then('call {string} is not answered yet', async function (this: World, call: string) {
  this.compare('unanswered', await this.call(call).pending(), equals(true))
})

Then('call {string} succeeds with {escaped}', async function (this: World, call: string, text: string) {
  await compareAnswer(this, call, { failed: false, text })
})

Then('call {string} fails with {escaped}', async function (this: World, call: string, text: string) {
  await compareAnswer(this, call, { failed: true, text })
})

/** For failures whose wording is the system's: only the kind of error and the path count. */
Then(
  'call {string} fails because of {string} at {string}',
  async function (this: World, call: string, code: string, name: string) {
    const result = (await this.call(call).outcome()).at('result')
    const named = textOf(result).view((text) =>
      [code, this.path(name)].filter((part) => text?.includes(part)),
    )
    this.compare(`error of ${call}`, result.at('isError'), equals(true))
    this.compare(`kind and path named by ${call}`, named, equals([code, this.path(name)]))
  },
)

/** The end of an aborted call that may have been too late, or not. */
When('call {string} has ended', async function (this: World, call: string) {
  await this.call(call).outcome()
})

Then('the pipe delivered {escaped}', function (this: World, text: string) {
  this.compare('delivered', textOf(this.answered), equals(text))
})

function begin(world: World, name: string, call: Pending): void {
  world.calls.set(name, call)
}

function gated(call: string) {
  return { operations: true, call, label: call, limit: LIMIT }
}

async function compareAnswer(
  world: World,
  call: string,
  expected: { failed: boolean; text: string },
): Promise<void> {
  const result = (await world.call(call).outcome()).at('result')
  world.compare(`answer of ${call}`, textOf(result), equals(expected.text))
  world.compare(`error of ${call}`, errorMark(result), equals(expected.failed))
}

/** Such as `first mkdir, first writeFile`. */
function operations(sent: unknown): string {
  if (!Array.isArray(sent)) return String(sent)
  return sent.map((one) => `${one?.params?.call} ${String(one?.method).replace('operation/', '')}`).join(', ')
}
