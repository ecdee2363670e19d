import { expect, test } from 'vitest'
import { Refused } from '../../adapters/stdio/failures.ts'
import { answerTo, bash, converse } from './conversation.ts'

test('an undeclared method is not found, and so is an unknown one', async () => {
  const { say, hear } = converse({})
  say({ id: 1, method: 'tool/call', params: { name: 'x', arguments: {} } })
  say({ id: 2, method: 'toString' })
  expect(await hear(answerTo(1))).toMatchObject({
    error: { code: -32601, message: 'Method not found: tool/call' },
  })
  expect(await hear(answerTo(2))).toMatchObject({ error: { code: -32601 } })
})

test('a ping is answered without a handler', async () => {
  const { say, hear } = converse({})
  say({ id: 'p', method: '$/ping' })
  expect(await hear((line) => line['id'] === 'p')).toEqual({ jsonrpc: '2.0', id: 'p', result: {} })
})

test('parameters of the wrong shape are invalid', async () => {
  const { say, hear } = converse({ 'session/read': () => ({}) })
  say({ id: 1, method: 'session/read', params: { path: 5, want: [] } })
  expect(await hear(answerTo(1))).toMatchObject({
    error: { code: -32602, message: 'session/read /path: Expected string' },
  })
})

test('a refusal is a result', async () => {
  const { say, hear } = converse({
    'session/open': () => {
      throw new Refused('not-a-session', 'No header')
    },
  })
  say({ id: 1, method: 'session/open', params: { path: '/x' } })
  expect(await hear(answerTo(1))).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: { refused: { kind: 'not-a-session', message: 'No header' } },
  })
})

test('another error is an internal one, with its message', async () => {
  const { say, hear } = converse({ 'session/open': () => Promise.reject(new TypeError('broken')) })
  say({ id: 1, method: 'session/open', params: { path: '/x' } })
  expect(await hear(answerTo(1))).toMatchObject({ error: { code: -32603, message: 'broken' } })
})

test('what is not JSON, or not JSON-RPC, is answered without an id', () => {
  const { peer, lines } = converse({})
  peer.receive('{')
  peer.receive('[]')
  peer.receive('{"jsonrpc":"2.0","id":null,"method":"x"}')
  expect(lines.map((line) => [line['id'], line['error']])).toMatchObject([
    [null, { code: -32700 }],
    [null, { code: -32600 }],
    [null, { code: -32600 }],
  ])
})

test('a slow request delays no other', async () => {
  const gate = Promise.withResolvers<void>()
  const { say, hear, lines } = converse({
    'tool/call': async () => {
      await gate.promise
      return { isError: false, content: [] }
    },
  })
  say(bash(1))
  say({ id: 2, method: '$/ping' })
  await hear(answerTo(2))
  gate.resolve()
  await hear(answerTo(1))
  expect(lines.map((line) => line['id'])).toEqual([2, 1])
})

test('an id in use is refused, and the first request still gets its one answer', async () => {
  const gate = Promise.withResolvers<void>()
  const { say, hear, lines } = converse({ 'session/close': () => gate.promise })
  const close = { id: 1, method: 'session/close', params: { session: 's' } }
  say(close)
  say(close)
  gate.resolve()
  await hear(answerTo(1))
  expect(lines).toMatchObject([
    { id: null, error: { code: -32600 } },
    { id: 1, result: null },
  ])
})
