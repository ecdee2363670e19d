import { Given, Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { arrangedInMemory, type MemoryFiles, serveFromMemory } from '../support/memory-files.ts'
import type { World } from '../support/world.ts'
import '../support/escaped-text.ts'

const places = new WeakMap<World, MemoryFiles>()

Given('elsewhere a file {string} that holds {escaped}', function (this: World, name: string, text: string) {
  elsewhere(this).set(this.path(name), arrangedInMemory(text))
})

/** Arguments as JSON; what the tool asks for is done in memory. */
When(
  'elsewhere the tool {string} is called with {}',
  async function (this: World, name: string, args: string) {
    const label = 'elsewhere'
    const call = this.subject.callTool(name, JSON.parse(args), { operations: true, call: label })
    await serveFromMemory(this, call, label, elsewhere(this))
    this.answer = await call.answer()
  },
)

Then('elsewhere the file {string} now holds {escaped}', function (this: World, name: string, text: string) {
  const content = elsewhere(this).get(this.path(name)) ?? arrangedInMemory('nothing: it is not there')
  this.compare(`content of ${name} elsewhere`, content, equals(text))
})

function elsewhere(world: World): MemoryFiles {
  const known = places.get(world)
  if (known) return known
  const made: MemoryFiles = new Map()
  places.set(world, made)
  return made
}
