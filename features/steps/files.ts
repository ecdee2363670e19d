import { type DataTable, Given, Then } from '@cucumber/cucumber'
import { oneOf } from '../../harness/observe/matchers.ts'
import { bytesOf, contentOf, unescapeText } from '../support/content-table.ts'
import { namesOf, numberedNames } from '../support/names.ts'
import type { World } from '../support/world.ts'
import '../support/escaped-text.ts'

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

/** Two hexadecimal digits a byte, blanks between them. Looked at, they must not be UTF-8. */
Given('a file {string} of the bytes {string}', async function (this: World, name: string, hex: string) {
  await this.file(name, { base64: bytesOf(hex).toString('base64') })
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

Given(
  'the directory {string} has the mode {word} from now on',
  async function (this: World, name: string, mode: string) {
    await this.arrange({ arrange: 'mode', path: this.path(name), mode: Number.parseInt(mode, 8) })
  },
)

Given('a socket {string}', async function (this: World, name: string) {
  await this.arrange({ arrange: 'socket', path: this.path(name) })
})

/** Holds the text, and NULs up to its size in bytes; these take no room on the disk. */
Given(
  'a file {string} of {int} bytes that begins with {escaped}',
  async function (this: World, name: string, size: number, text: string) {
    await this.arrange({ arrange: 'sparse', path: this.path(name), content: { text }, size })
  },
)

Given('the folder for temporary files is gone', async function (this: World) {
  await this.arrange({ arrange: 'remove', path: this.observer.paths.temp })
})

/** Names with blanks between them, in the notation of `namesOf`; one that ends with `/` is a directory. */
Given('empty files and directories {string}', async function (this: World, names: string) {
  await this.arrange({ arrange: 'entries', path: this.observer.paths.workspace, names: namesOf(names) })
})

/** Names that differ in a number of some digits, such as "f0001" to "f1200". */
Given('the empty files {string} to {string}', async function (this: World, first: string, last: string) {
  const names = numberedNames(first, last)
  await this.arrange({ arrange: 'entries', path: this.observer.paths.workspace, names })
})

/** Bytes in hexadecimal digits, for a name that is no UTF-8. */
Given('an empty file whose name is the bytes {string}', async function (this: World, hex: string) {
  const name = { base64: Buffer.from(hex.replaceAll(' ', ''), 'hex').toString('base64') }
  await this.arrange({ arrange: 'named-in-bytes', path: this.observer.paths.workspace, name })
})

Given('the mode of {string} is {word}', async function (this: World, name: string, mode: string) {
  await this.arrange({ arrange: 'mode', path: this.path(name), mode: Number.parseInt(mode, 8) })
})

/** A text with the escapes of JSON; nothing is made where it is empty. */
Given('a file {string} with the rules {string}', async function (this: World, name: string, rules: string) {
  if (rules !== '') await this.file(name, { text: unescapeText(rules) })
})

Then(
  'the file {string} is of the bytes {string} or {string}',
  async function (this: World, name: string, one: string, other: string) {
    const found = (await this.look(name)).at('base64')
    this.compare(`bytes of ${name}`, found, oneOf([one, other].map((hex) => bytesOf(hex).toString('base64'))))
  },
)
