import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { atMost, equals } from '../../harness/observe/matchers.ts'
import { imageData, imageDimensions, imageEnds, imageFormat, imagePixels } from '../support/answered-image.ts'
import { bytes } from '../support/content-table.ts'
import { photograph, smallImage, smallImageBytes, wideImage } from '../support/sample-images.ts'
import { textOf } from '../support/tool-answers.ts'
import type { World } from '../support/world.ts'

/** Milliseconds; the rules that promise an end promise it within this time. */
const LIMIT = 2000
/** The greatest length in base64 below 4.5 MiB. */
const LONGEST = 4_718_588

Given('a small {word} image {string}', async function (this: World, type: string, name: string) {
  await this.file(name, smallImage(type))
})

Given(
  'a small {word} image {string} without its last {int} bytes',
  async function (this: World, type: string, name: string, missing: number) {
    const whole = smallImageBytes(type)
    await this.file(name, { base64: whole.subarray(0, whole.length - missing).toString('base64') })
  },
)

/** What follows the end of a PNG is no part of the picture. */
Given(
  'a small png image {string} filled up to {int} bytes',
  async function (this: World, name: string, size: number) {
    const fill = { repeat: { text: 'A' }, times: size - smallImageBytes('png').length }
    await this.file(name, { parts: [smallImage('png'), fill] })
  },
)

Given(
  'a grey {word} image {string} of 2400 by 8 pixels',
  async function (this: World, type: string, name: string) {
    await this.file(name, wideImage(type))
  },
)

Given(
  'a photograph {string} of 2400 by 8 pixels with the orientation {int}',
  async function (this: World, name: string, orientation: number) {
    await this.file(name, photograph(orientation))
  },
)

Given(
  'a png image {string} of {int} by {int} pixels, all {word}',
  async function (this: World, name: string, width: number, height: number, pixels: string) {
    if (pixels !== 'black' && pixels !== 'noise') throw new TypeError(`No picture is all ${pixels}.`)
    await this.file(name, { png: { width, height, pixels } })
  },
)

Given(
  'a png image {string} of {int} by {int} pixels, the left half black and the right half white',
  async function (this: World, name: string, width: number, height: number) {
    await this.file(name, { png: { width, height, pixels: 'halves' } })
  },
)

When(
  'the subject begins to read {string} and is aborted at once',
  async function (this: World, path: string) {
    const call = this.subject.callTool('read', { path }, { limit: LIMIT })
    await call.cancel()
    this.answer = (await call.outcome()).at('result')
  },
)

Then(
  'the answer is an image of type {string} with the note:',
  function (this: World, type: string, note: string) {
    const shown = this.answered.at('content').view(withoutData)
    this.compare(
      'blocks without data',
      shown,
      equals([
        { type: 'text', text: note },
        { type: 'image', mimeType: type },
      ]),
    )
  },
)

/** Only what the image itself says of its type and its size counts. */
Then(
  'the answered image is a {word} of {int} by {int} pixels',
  function (this: World, type: string, width: number, height: number) {
    this.compare('format', imageFormat(this.answered), equals(`${width}x${height} ${type}`))
  },
)

Then('the answered image has {int} by {int} pixels', function (this: World, width: number, height: number) {
  this.compare('dimensions', imageDimensions(this.answered), equals(`${width}x${height}`))
})

Then('the answered image has the pixels:', function (this: World, table: DataTable) {
  const rows = table.raw().map((row) => row.join(' '))
  this.compare('pixels', imagePixels(this.answered), equals(rows.join('\n')))
})

Then('the answered image is black at its left and white at its right end', function (this: World) {
  this.compare('ends', imageEnds(this.answered), equals('000000 ffffff'))
})

Then('the answered image is the file {string}, byte for byte', async function (this: World, name: string) {
  this.compare('image', imageData(this.answered), equals(await base64Of(this, name)))
})

Then('the answered image is shorter than 4.5 MiB in base64', function (this: World) {
  const length = imageData(this.answered).view((data) => (typeof data === 'string' ? data.length : undefined))
  this.compare('length', length, atMost(LONGEST))
})

Then(
  'the structured content is the image {string} of type {string} with the note {string}',
  async function (this: World, name: string, mimeType: string, note: string) {
    const data = await base64Of(this, name)
    this.compare(
      'structured content',
      this.answered.at('structuredContent'),
      equals({ type: 'image', data, mimeType, note }),
    )
  },
)

Then('the structured content is the text:', function (this: World, text: string) {
  this.compare('structured content', this.answered.at('structuredContent'), equals(text))
})

Then('the answer is a text alone:', function (this: World, text: string) {
  this.compare('content', this.answered.at('content'), equals([{ type: 'text', text }]))
})

Then('the answer is the file {string} as a text alone', function (this: World, name: string) {
  const content = this.arranged.get(name)
  const text = content && bytes(content).toString('utf8')
  this.compare('content', this.answered.at('content'), equals([{ type: 'text', text }]))
})

Then('the last line of the answered text is {string}', function (this: World, line: string) {
  const last = textOf(this.answered).view((text) => text?.slice(text.lastIndexOf('\n') + 1))
  this.compare('last line', last, equals(line))
})

Then('the image block says the type {string}', function (this: World, type: string) {
  this.compare('type', this.answered.at('content', 1, 'mimeType'), equals(type))
})

/** Either is sane; what must not be is that the bytes are shown as text, or that nothing is answered. */
Then('the answer shows a {string} image, or says that it is omitted', function (this: World, type: string) {
  const shown = this.answered.at('content').view((content) => kindOf(content, type))
  this.compare('kind of answer', shown, equals('an image or why there is none'))
})

/** Contents of pictures that are made by a recipe may differ between versions of zlib, so their file is looked at. */
async function base64Of(world: World, name: string): Promise<unknown> {
  const content = world.arranged.get(name)
  if (content !== undefined && !('png' in content)) return bytes(content).toString('base64')
  return (await world.look(name)).value.base64
}

function withoutData(content: unknown): unknown {
  if (!Array.isArray(content)) return content
  return content.map((block) => {
    const { data, ...rest } = Object(block)
    return typeof data === 'string' ? rest : block
  })
}

function kindOf(content: unknown, type: string): unknown {
  const [first, second, ...more] = Array.isArray(content) ? content : []
  const [head, ...notes] = String(first?.text).split('\n')
  if (more.length > 0 || head !== `Read image file [${type}]`) return content
  const omitted = notes.length === 1 && /^\[Image omitted: .+\.\]$/.test(notes[0] ?? '')
  if (second === undefined ? omitted : second.type === 'image' && second.mimeType?.startsWith('image/')) {
    return 'an image or why there is none'
  }
  return content
}
