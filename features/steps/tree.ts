import { type DataTable, Given, Then } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { idOf, idsIn } from '../support/entry-ids.ts'
import { chainId, chainText } from '../support/session-files.ts'
import type { World } from '../support/world.ts'

Given(
  'a session file {string} with a chain of {int} entries',
  async function (this: World, name: string, entries: number) {
    await this.file(name, { text: chainText(entries) })
  },
)

/** Each of the last `repeated` rows stands twice, byte for byte. */
Given(
  'a session file {string} with a chain of {int} entries, the last {int} lines written twice',
  async function (this: World, name: string, entries: number, repeated: number) {
    const lines = chainText(entries).split('\n').slice(0, -1)
    const doubled = lines.flatMap((line, index) => (index > entries - repeated ? [line, line] : [line]))
    await this.file(name, { text: doubled.map((line) => `${line}\n`).join('') })
  },
)

Then('the path is empty', function (this: World) {
  this.compare('path', this.answered.at('path'), equals([]))
})

/** Ids from the root to the leaf, separated by spaces; `@NAME` is an entry that the scenario named. */
Then('the path is {string}', function (this: World, ids: string) {
  this.compare('path', this.answered.at('path'), equals(idsIn(this, ids)))
})

Then('the path runs from entry 1 to entry {int}', function (this: World, last: number) {
  const ids = Array.from({ length: last }, (_, index) => chainId(index + 1))
  this.compare('path', this.answered.at('path'), equals(ids))
})

/** Rows of `id`, `parent` (empty: null) and `type`, in the order of the answer. */
Then('the entries are:', function (this: World, table: DataTable) {
  const entries = table.hashes().map(({ id = '', parent = '', type = '' }) => ({
    id: idOf(this, id),
    parentId: parent === '' ? null : idOf(this, parent),
    type,
  }))
  this.compare('entries', this.answered.at('entries'), equals(entries))
})

Then('there are no entries', function (this: World) {
  this.compare('entries', this.answered.at('entries'), equals([]))
})

/** Rows of `id`, `parent` (the node above; empty: a root) and, where there is one, `label`; nodes in pre-order. */
Then('the tree is:', function (this: World, table: DataTable) {
  const nodes = table.hashes().map(({ id = '', parent = '', label = '' }) => ({
    id: idOf(this, id),
    parent: parent === '' ? null : idOf(this, parent),
    ...(label === '' ? {} : { label }),
  }))
  this.compare('tree', this.answered.at('tree'), equals(nodes))
})

Then('the tree is empty', function (this: World) {
  this.compare('tree', this.answered.at('tree'), equals([]))
})

Then('the tree is a chain from entry 1 to entry {int}', function (this: World, last: number) {
  const nodes = Array.from({ length: last }, (_, index) => ({
    id: chainId(index + 1),
    parent: index === 0 ? null : chainId(index),
  }))
  this.compare('tree', this.answered.at('tree'), equals(nodes))
})
