import { Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { type AtEntry, goldenExpectation } from '../support/golden.ts'
import type { World } from '../support/world.ts'

const PARTS = ['path', 'context', 'messages', 'modelMessages'] as const

When(
  'the subject reads the golden session {string} at {string}',
  async function (this: World, fixture: string, at: string) {
    this.answer = await this.subject.readSession(await copyOf(this, fixture), PARTS, at).answer()
  },
)

When(
  'the subject reads the tree of the golden session {string}',
  async function (this: World, fixture: string) {
    this.answer = await this.subject.readSession(await copyOf(this, fixture), ['leaf', 'tree']).answer()
  },
)

Then('the projection is that of {string} at {string}', function (this: World, fixture: string, at: string) {
  const expected: AtEntry | undefined = goldenExpectation(fixture).at[at]
  if (!expected) throw new Error(`The golden session "${fixture}" expects nothing at "${at}".`)
  for (const part of PARTS) this.compare(part, this.answered.at(part), equals(expected[part]))
})

Then('the leaf and tree are those of {string}', function (this: World, fixture: string) {
  const { leaf, tree } = goldenExpectation(fixture)
  this.compare('leaf', this.answered.at('leaf'), equals(leaf))
  this.compare('tree', this.answered.at('tree'), equals(tree))
})

async function copyOf(world: World, fixture: string): Promise<string> {
  const path = world.path('session.jsonl')
  await world.arrange({ arrange: 'golden', fixture, path })
  return path
}
