import { Given, Then, When } from '@cucumber/cucumber'
import { equals, satisfies } from '../../harness/observe/matchers.ts'
import type { SessionPart } from '../../spec/schema/protocol.ts'
import { handleOf, SESSION } from '../support/open-sessions.ts'
import type { World } from '../support/world.ts'

When('the subject opens {string}', async function (this: World, name: string) {
  await open(this, name, SESSION, 'A')
})

When('instance {word} opens {string}', async function (this: World, instance: string, name: string) {
  await open(this, name, instance, instance)
})

Given('an open session that is kept in memory', async function (this: World) {
  this.answer = await this.subject
    .request('session/create', { cwd: this.observer.paths.workspace, directory: null })
    .answer()
  this.named.set(SESSION, this.answer)
})

/** The id of the new entry gets the name of the message's text. */
When('the subject appends the user message {string}', async function (this: World, text: string) {
  await append(this, text, SESSION, 'A')
})

When(
  'instance {word} appends the user message {string}',
  async function (this: World, instance: string, text: string) {
    await append(this, text, instance, instance)
  },
)

When(
  'the subject appends the label {string} for {string}',
  async function (this: World, label: string, targetId: string) {
    const entry = { type: 'label', targetId, label }
    this.answer = await this.subject
      .request('session/append', { session: handleOf(this, SESSION), entry })
      .answer()
    this.named.set(label, this.answer.at('id'))
  },
)

When('the subject moves the leaf to {string}', async function (this: World, to: string) {
  this.answer = await this.subject
    .request('session/branch', { session: handleOf(this, SESSION), to })
    .answer()
})

When('the subject moves the leaf before the first entry', async function (this: World) {
  this.answer = await this.subject
    .request('session/branch', { session: handleOf(this, SESSION), to: null })
    .answer()
})

When('the subject closes the session', async function (this: World) {
  this.answer = await this.subject.request('session/close', { session: handleOf(this, SESSION) }).answer()
})

When(
  /^the subject tells the (leaf|path|tree|entries|context|messages)$/,
  async function (this: World, part: SessionPart) {
    this.answer = await this.subject
      .request('session/state', { session: handleOf(this, SESSION), want: [part] })
      .answer()
  },
)

Then('the leaf is the entry {string}', function (this: World, name: string) {
  const id = named(this, name)
  this.compare('id of the appended entry', id, satisfies('a text that is not empty', isId))
  this.compare('leaf', this.answered.at('leaf'), equals(id.value))
})

async function open(world: World, name: string, session: string, instance: string): Promise<void> {
  world.answer = await world
    .instance(instance)
    .request('session/open', { path: world.path(name) })
    .answer()
  world.named.set(session, world.answer)
}

async function append(world: World, text: string, session: string, instance: string): Promise<void> {
  const entry = { type: 'message', message: { role: 'user', content: text, timestamp: 1767225700000 } }
  world.answer = await world
    .instance(instance)
    .request('session/append', { session: handleOf(world, session), entry })
    .answer()
  world.named.set(text, world.answer.at('id'))
}

function named(world: World, name: string) {
  const value = world.named.get(name)
  if (!value) throw new Error(`Nothing is called "${name}" in this scenario.`)
  return value
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
