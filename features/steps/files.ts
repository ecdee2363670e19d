import { Given } from '@cucumber/cucumber'
import type { World } from '../support/world.ts'

Given(
  'a file {string} with the lines {string} to {string}, each ended by a line feed',
  async function (this: World, name: string, first: string, last: string) {
    const [, prefix = '', from] = /^(.*?)(\d+)$/.exec(first) ?? []
    const to = /\d+$/.exec(last)?.[0]
    await this.file(name, { numbered: { prefix, from: Number(from), to: Number(to), suffix: '\n' } })
  },
)

Given('a file {string} with the text:', async function (this: World, name: string, text: string) {
  await this.file(name, { text })
})
