import { Given, Then } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { partsWith, sessionText } from '../support/session-files.ts'
import type { World } from '../support/world.ts'

/** A message, and the beginning of a `custom` entry below it, up to the value of `data`. */
const BEFORE = `${sessionText([{ id: '00000001', type: 'user', text: 'one' }])}${'{"type":"custom","id":"00000002","parentId":"00000001","data":'}`

Given(
  'a session file {string} with a number of {int} digits in its last entry',
  async function (this: World, name: string, digits: number) {
    await this.file(name, partsWith(BEFORE, { text: '7' }, digits, '}\n'))
  },
)

Given(
  'a session file {string} with {int} lists one in the other in its last entry',
  async function (this: World, name: string, depth: number) {
    await this.file(name, {
      parts: [
        { text: BEFORE },
        { repeat: { text: '[' }, times: depth },
        { repeat: { text: ']' }, times: depth },
        { text: '}\n' },
      ],
    })
  },
)

Given(
  'a session file {string} with {int} opened lists in its last line',
  async function (this: World, name: string, depth: number) {
    await this.file(name, partsWith(BEFORE, { text: '[' }, depth, '\n'))
  },
)

Given(
  'a session file {string} with the message {string} repeated {int} times',
  async function (this: World, name: string, text: string, times: number) {
    const [before = '', after = ''] = sessionText([{ id: '00000001', type: 'user', text: 'HERE' }]).split(
      'HERE',
    )
    await this.file(name, partsWith(before, { text }, times, after))
  },
)

Then(
  'the only message is {string} repeated {int} times',
  function (this: World, text: string, times: number) {
    const message = { role: 'user', content: text.repeat(times), timestamp: 1767225601000 }
    this.compare('messages', this.answered.at('messages'), equals([message]))
  },
)
