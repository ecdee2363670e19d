import { Given, Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { errorMark, textOf } from '../support/tool-answers.ts'
import type { World } from '../support/world.ts'
import '../support/escaped-text.ts'

Given('a file {string} that holds {escaped}', async function (this: World, name: string, text: string) {
  await this.file(name, { text })
})

Given(
  'a file {string} with the mode {word} that holds {escaped}',
  async function (this: World, name: string, mode: string, text: string) {
    await this.file(name, { text }, Number.parseInt(mode, 8))
  },
)

/** What is arranged once the subject runs belongs to whoever runs the suite. */
Given(
  'a file {string} with the mode {word} that holds {escaped} comes from another user',
  async function (this: World, name: string, mode: string, text: string) {
    await this.file(name, { text }, Number.parseInt(mode, 8))
    this.named.set(`inode of ${name}`, (await this.look(name, false)).at('inode'))
  },
)

Given('a symbolic link {string} to {string}', async function (this: World, name: string, target: string) {
  await this.arrange({ arrange: 'symlink', path: this.path(name), target })
})

Given('a hard link {string} to {string}', async function (this: World, name: string, target: string) {
  await this.arrange({ arrange: 'hardlink', path: this.path(name), target: this.path(target) })
})

Given('the inode of {string} is known', async function (this: World, name: string) {
  this.named.set(`inode of ${name}`, (await this.look(name, false)).at('inode'))
})

Given('the subject has a umask of {word}', async function (this: World, mask: string) {
  await this.subject.start({ umask: Number.parseInt(mask, 8) })
})

When(
  'the subject writes {escaped} to {escaped}',
  async function (this: World, content: string, path: string) {
    this.answer = await this.subject.callTool('write', { path, content }).answer()
  },
)

When(
  'the subject writes the text of {int} letters to {string}',
  async function (this: World, length: number, path: string) {
    this.answer = await this.subject.callTool('write', { path, content: 'x'.repeat(length) }).answer()
  },
)

When(
  'the subject writes {escaped} to a path of {int} letters',
  async function (this: World, content: string, length: number) {
    this.answer = await this.subject.callTool('write', { path: 'n'.repeat(length), content }).answer()
  },
)

Then('the file {string} now holds {escaped}', async function (this: World, name: string, text: string) {
  this.compare(`content of ${name}`, (await this.look(name)).at('text'), equals(text))
})

Then('the file {string} now holds {int} letters', async function (this: World, name: string, length: number) {
  this.compare(`content of ${name}`, (await this.look(name)).at('text'), equals('x'.repeat(length)))
})

Then('the file {string} has the mode {word}', async function (this: World, name: string, mode: string) {
  this.compare(`mode of ${name}`, (await this.look(name, false)).at('mode'), equals(Number.parseInt(mode, 8)))
})

Then('the file {string} has kept its inode', async function (this: World, name: string) {
  const before = this.named.get(`inode of ${name}`)
  if (!before) throw new Error(`The inode of "${name}" was not asked for.`)
  this.compare(`inode of ${name}`, (await this.look(name, false)).at('inode'), equals(before.value))
})

Then(
  '{string} is still a symbolic link to {string}',
  async function (this: World, name: string, target: string) {
    this.compare(`target of ${name}`, (await this.look(name, false)).at('target'), equals(target))
  },
)

Then(
  'the directory {string} contains only {string}',
  async function (this: World, name: string, names: string) {
    const found = await this.observer.ask<unknown>({ ask: 'names', path: this.path(name) })
    this.compare(`names in ${name}`, found, equals(names.split(', ').filter((one) => one !== '')))
  },
)

Then('the tool succeeds with {escaped}', function (this: World, text: string) {
  this.compare('text', textOf(this.answered), equals(text))
  this.compare('is an error', errorMark(this.answered), equals(false))
})

Then('the tool fails with {escaped}', function (this: World, text: string) {
  this.compare('text', textOf(this.answered), equals(text))
  this.compare('is an error', this.answered.at('isError'), equals(true))
})
