import { Buffer } from 'node:buffer'
import { type DataTable, Given, Then } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import type { FileAnswer } from '../../harness/observe/questions.ts'
import { base64Of, partsOf } from '../support/session-bytes.ts'
import type { World } from '../support/world.ts'

const LF = 0x0a

/** Another program appends to a file; rows as in "a session file made of". */
Given('another program appends to {string}:', async function (this: World, name: string, table: DataTable) {
  const content = partsOf(table.hashes())
  const before = this.arranged.get(name)
  this.arranged.set(name, { parts: [...(before ? [before] : []), content] })
  await this.arrange({ arrange: 'append', path: this.path(name), content })
})

Then('the bytes of {string} have not changed', async function (this: World, name: string) {
  const arranged = this.arranged.get(name)
  if (!arranged) throw new Error(`No step has arranged the file "${name}".`)
  const file = await this.look(name)
  this.compare('bytes of the file', file.view(bytes), equals(base64Of(arranged)))
})

/** Everything up to the last `count` lines is as arranged, and each of those ends with LF and nothing else. */
Then(
  '{string} has its old bytes and {int} more line(s) ended by LF',
  async function (this: World, name: string, count: number) {
    const arranged = this.arranged.get(name)
    if (!arranged) throw new Error(`No step has arranged the file "${name}".`)
    const old = base64Of(arranged)
    const file = await this.look(name)
    this.compare(
      'old bytes',
      file.view((answer) => firstBytes(answer, old)),
      equals(old),
    )
    this.compare(
      'lines after them',
      file.view((answer) => linesAfter(answer, old)),
      equals(Array(count).fill('a line of JSON')),
    )
  },
)

function bytes(answer: FileAnswer): string | undefined {
  return (
    answer.base64 ??
    (answer.text === undefined ? undefined : Buffer.from(answer.text, 'utf8').toString('base64'))
  )
}

function firstBytes(answer: FileAnswer, old: string): string | undefined {
  return cut(answer, old)?.[0].toString('base64')
}

/** What stands behind the old bytes, line by line; one LF may end a last line that had none. */
function linesAfter(answer: FileAnswer, old: string): string[] | undefined {
  const [, after] = cut(answer, old) ?? []
  if (!after) return undefined
  const text = after.toString('utf8')
  const lines = (Buffer.from(old, 'base64').at(-1) === LF ? text : text.replace(/^\n/, '')).split('\n')
  const rest = lines.pop()
  return [...lines.map(describe), ...(rest === '' ? [] : ['a line that does not end'])]
}

function cut(answer: FileAnswer, old: string): [Buffer, Buffer] | undefined {
  const all = bytes(answer)
  if (all === undefined) return undefined
  const buffer = Buffer.from(all, 'base64')
  const length = Buffer.from(old, 'base64').length
  return [buffer.subarray(0, length), buffer.subarray(length)]
}

function describe(line: string): string {
  if (/^\s|\s$/.test(line)) return 'a line with space around it'
  try {
    JSON.parse(line)
    return 'a line of JSON'
  } catch {
    return `no JSON: ${line}`
  }
}
