import { expect, test } from 'vitest'
import type { Case } from '../../scripts/fuzz/case.ts'
import { reduce } from '../../scripts/fuzz/reduce.ts'

const call = (tool: string, args: unknown) => ({ tool, arguments: args })
const file = (path: string, text: string) => ({ arrange: 'file', path, content: { text } }) as const
const last = ({ calls }: Case) => calls.at(-1)?.arguments as Record<string, unknown> | undefined

test('keeps the last call, the file that it needs, and the part of the text that matters', async () => {
  const start: Case = {
    items: [file('a.txt', 'other\nneedle here\n'), file('b.txt', 'b'), { arrange: 'directory', path: 'dir' }],
    calls: [
      call('read', { path: 'b.txt' }),
      call('ls', {}),
      call('read', { path: 'a.txt', limit: 5, extra: 'x' }),
    ],
  }
  const needed = ({ items }: Case) =>
    items.some(
      (item) => item.arrange === 'file' && 'text' in item.content && item.content.text.includes('needle'),
    )
  const reduced = await reduce(start, async (one) => needed(one) && last(one)?.['path'] === 'a.txt')
  expect(reduced).toEqual({ items: [file('a.txt', 'needle')], calls: [call('read', { path: 'a.txt' })] })
})

test('never makes a command of parts of others', async () => {
  const tried: unknown[] = []
  const line = 'kill -TERM $$; exit -1 && echo a'
  await reduce({ items: [], calls: [call('bash', { command: line })] }, async (one) => {
    tried.push(last(one)?.['command'])
    return false
  })
  expect(tried.filter((command) => command !== undefined)).toEqual(['kill -TERM $$', 'exit -1', 'echo a'])
})

test('a case that cannot be smaller stays', async () => {
  const start: Case = { items: [file('a.txt', 'ab')], calls: [call('read', { path: 'a.txt' })] }
  expect(await reduce(start, async () => false)).toEqual(start)
})
