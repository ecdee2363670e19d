import { type DataTable, Given } from '@cucumber/cucumber'
import { contentOf } from '../support/content-table.ts'
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

Given(
  'a file {string} of {int} lines, each {int} bytes long and ended by a line feed',
  async function (this: World, name: string, lines: number, length: number) {
    const line = { parts: [{ repeat: { text: 'x' }, times: length }, { text: '\n' }] }
    await this.file(name, { repeat: line, times: lines })
  },
)

Given('a file {string} made of:', async function (this: World, name: string, table: DataTable) {
  await this.file(name, contentOf(table))
})

Given('an empty file {string}', async function (this: World, name: string) {
  await this.file(name, { text: '' })
})

Given('a directory {string}', async function (this: World, name: string) {
  await this.arrange({ arrange: 'directory', path: this.path(name) })
})

Given('a named pipe {string}', async function (this: World, name: string) {
  await this.arrange({ arrange: 'fifo', path: this.path(name) })
})

Given('the folder for temporary files is gone', async function (this: World) {
  await this.arrange({ arrange: 'remove', path: this.observer.paths.temp })
})
