import { expect, test } from 'vitest'
import type { Exchange } from '../../adapters/stdio/handlers.ts'
import { answerTo, bash, converse } from './conversation.ts'

test('a cancelled request that stops is answered once, with the code for cancelled', async () => {
  const { say, hear, lines } = converse({ 'tool/call': (_, { signal }) => untilAborted(signal) })
  say(bash(1))
  say({ method: '$/cancel', params: { id: 1 } })
  say({ method: '$/cancel', params: { id: 1 } })
  expect(await hear(answerTo(1))).toMatchObject({ error: { code: -32800 } })
  expect(lines).toHaveLength(1)
})

test('a cancelled request may still answer with its result', async () => {
  const { say, hear } = converse({
    'tool/call': async (_, { signal }) => {
      await untilAborted(signal).catch(() => {})
      return { isError: true, content: [{ type: 'text', text: 'Operation aborted' }] }
    },
  })
  say(bash(1))
  say({ method: '$/cancel', params: { id: 1 } })
  expect(await hear(answerTo(1))).toMatchObject({ result: { isError: true } })
})

test('a cancel of an unknown id is ignored, and so is an unknown notification', async () => {
  const { say, hear, lines } = converse({})
  say({ method: '$/cancel', params: { id: 99 } })
  say({ method: '$/unheard', params: {} })
  say({ id: 1, method: '$/ping' })
  await hear(answerTo(1))
  expect(lines).toHaveLength(1)
})

test('an error that is no abort stays an error, cancelled or not', async () => {
  const { say, hear } = converse({
    'tool/call': async (_, { signal }) => {
      await untilAborted(signal).catch(() => {})
      throw new Error('disk on fire')
    },
  })
  say(bash(1))
  say({ method: '$/cancel', params: { id: 1 } })
  expect(await hear(answerTo(1))).toMatchObject({ error: { code: -32603, message: 'disk on fire' } })
})

test('progress counts from 0 per request and stops at the answer', async () => {
  const exchanges: Exchange[] = []
  const { say, hear, lines } = converse({
    'tool/call': async (_, exchange) => {
      exchanges.push(exchange)
      exchange.progress('a')
      await null
      exchange.progress('b')
      return { isError: false, content: [] }
    },
  })
  say(bash(1))
  say(bash(2))
  await hear(answerTo(1))
  await hear(answerTo(2))
  for (const exchange of exchanges) exchange.progress('too late')
  const of = (id: number) => lines.flatMap((line) => progressOf(line, id))
  expect(of(1)).toEqual([[0, 'a'], [1, 'b'], 'answer'])
  expect(of(2)).toEqual([[0, 'a'], [1, 'b'], 'answer'])
})

function progressOf(line: Record<string, unknown>, id: number): unknown[] {
  if (line['id'] === id) return ['answer']
  const { params } = line as { params?: { id: number; sequence: number; value: unknown } }
  return params?.id === id ? [[params.sequence, params.value]] : []
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}
