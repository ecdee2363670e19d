import { expect, test } from 'vitest'
import { assemble, memoryDisk } from './session-host.ts'

const units = assemble(memoryDisk().host)
const convert = (...messages: unknown[]) => units.convertToLlm(messages)
const asUser = (text: string) => [{ role: 'user', content: [{ type: 'text', text }], timestamp: 1 }]

test('roles that models know pass as they are', () => {
  const messages = ['system', 'user', 'assistant', 'toolResult'].map((role) => ({ role, extra: 1 }))
  expect(convert(...messages)).toEqual(messages)
  expect(convert(messages[0])[0]).toBe(messages[0])
})

test('what is no message, or has an unknown role, is left out', () => {
  expect(
    convert(
      null,
      undefined,
      'x',
      [],
      {},
      { role: 'other' },
      { role: 'bashExecution', excludeFromContext: 1 },
    ),
  ).toEqual([])
})

test('a custom message is sent with its content, and a missing content stays missing', () => {
  const list = [{ type: 'image' }]
  expect(convert({ role: 'custom', content: 'x', customType: 'c', timestamp: 1 })).toEqual(asUser('x'))
  expect(convert({ role: 'custom', content: list }, { role: 'custom' })).toEqual([
    { role: 'user', content: list },
    { role: 'user' },
  ])
})

test.each([
  [
    'compactionSummary',
    'sum',
    'The conversation history before this point was compacted into the following summary:\n\n<summary>\nsum\n</summary>',
  ],
  [
    'branchSummary',
    'sum',
    'The following is a summary of a branch that this conversation came back from:\n\n<summary>\nsum</summary>',
  ],
  [
    'branchSummary',
    undefined,
    'The following is a summary of a branch that this conversation came back from:\n\n<summary>\n</summary>',
  ],
])('%s of %s', (role, summary, text) => {
  expect(convert({ role, summary, timestamp: 1 })).toEqual(asUser(text))
})

test.each([
  [{ output: 'o\n', exitCode: 0 }, 'Ran `c`\n```\no\n\n```'],
  [{ output: '', exitCode: -1 }, 'Ran `c`\n(no output)\n\nCommand exited with code -1'],
  [{ output: '', exitCode: 1, cancelled: true }, 'Ran `c`\n(no output)\n\n(command cancelled)'],
  [{ truncated: true, fullOutputPath: '/f' }, 'Ran `c`\n(no output)\n\n[Output truncated. Full output: /f]'],
  [{ truncated: true, exitCode: null }, 'Ran `c`\n(no output)'],
  [{ command: undefined }, 'Ran ``\n(no output)'],
])('a command %j', (members, text) => {
  expect(convert({ role: 'bashExecution', command: 'c', timestamp: 1, ...members })).toEqual(asUser(text))
})
