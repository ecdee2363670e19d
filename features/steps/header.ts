import { Given, Then } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { HEADER, partsWith } from '../support/session-files.ts'
import type { World } from '../support/world.ts'

Given(
  'a session file {string} whose header has the member {string} of {int} characters, and one entry',
  async function (this: World, name: string, member: string, length: number) {
    const [before, after] = around(JSON.stringify({ ...HEADER, [member]: '' }), `"${member}":"`)
    const entry = JSON.stringify({ type: 'custom', id: '00000001', parentId: null })
    await this.file(name, partsWith(before, { text: 'm' }, length, `${after}\n${entry}\n`))
  },
)

Then('the header is the standard header', function (this: World) {
  this.compare('header', this.answered.at('header'), equals(HEADER))
})

Then('the header is:', function (this: World, header: string) {
  this.compare('header', this.answered.at('header'), equals(JSON.parse(header)))
})

Then(
  'the member {string} of the header has {int} characters',
  function (this: World, member: string, length: number) {
    const expected = { ...HEADER, [member]: 'm'.repeat(length) }
    this.compare('header', this.answered.at('header'), equals(expected))
  },
)

function around(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark) + mark.length
  return [text.slice(0, at), text.slice(at)]
}
