import { describe, expect, test } from 'vitest'
import type { Channel, ChannelListener } from '../../harness/subject/channel.ts'
import { Connection } from '../../harness/subject/connection.ts'

type Message = Record<string, unknown>

/** A connection over a channel that keeps what is sent, and what the connection's listener was told. */
function connect() {
  const sent: Message[] = []
  const told: unknown[][] = []
  let listener: ChannelListener | undefined
  const open = (given: ChannelListener): Channel => {
    listener = given
    return {
      pid: undefined,
      ended: new Promise(() => {}),
      send: (line) => void sent.push(JSON.parse(line) as Message),
      close: () => {},
      kill: async () => {},
      stderr: () => '',
    }
  }
  const connection = new Connection(open, {
    result: (...all) => void told.push(['result', ...all]),
    error: (...all) => void told.push(['error', ...all]),
    progress: (...all) => void told.push(['progress', ...all]),
    reverse: (...all) => void told.push(['reverse', ...all]),
    withdrawn: (...all) => void told.push(['withdrawn', ...all]),
    fault: (...all) => void told.push(['fault', ...all]),
  })
  const receive = (...messages: (Message | string)[]) => {
    for (const message of messages)
      listener?.line(typeof message === 'string' ? message : JSON.stringify({ jsonrpc: '2.0', ...message }))
  }
  return { connection, sent, told, receive }
}

const result = { capabilities: [], name: 'a', version: '1', protocolVersion: '1.0' }
const access = { id: 'r1', method: 'operation/access', params: { call: 'c', path: '/p' } }

test('a request is answered by its id, in any order', () => {
  const { connection, sent, told, receive } = connect()
  const [one, two] = [
    connection.request('$/ping', {}),
    connection.request('unit/call', { unit: 'u', arguments: [] }),
  ]
  receive({ id: two, result: { value: 1 } }, { id: one, error: { code: -32601, message: 'no' } })
  expect(sent).toEqual([
    { jsonrpc: '2.0', id: one, method: '$/ping', params: {} },
    { jsonrpc: '2.0', id: two, method: 'unit/call', params: { unit: 'u', arguments: [] } },
  ])
  expect(told).toEqual([
    ['result', two, { value: 1 }],
    ['error', one, { code: -32601, message: 'no' }],
  ])
  expect(connection.unanswered()).toEqual([])
  expect(connection.broken).toBe(false)
})

test('progress goes to its request, in order', () => {
  const { connection, told, receive } = connect()
  const id = connection.request('tool/call', {})
  receive(
    { method: '$/progress', params: { id, sequence: 0, value: 'a' } },
    { method: '$/progress', params: { id, sequence: 1, value: 'b' } },
  )
  expect(told).toEqual([
    ['progress', id, 'a'],
    ['progress', id, 'b'],
  ])
})

test('a request that is sent back is answered once, with its own id', () => {
  const { connection, sent, told, receive } = connect()
  receive(access)
  expect(told).toEqual([['reverse', 1, access.method, access.params]])
  connection.emit(1, 'x')
  connection.emit(1, 'y')
  connection.reply(1, {})
  connection.reject(1, { code: 1, message: 'late' })
  expect(sent).toEqual([
    { jsonrpc: '2.0', method: '$/progress', params: { id: 'r1', sequence: 0, value: 'x' } },
    { jsonrpc: '2.0', method: '$/progress', params: { id: 'r1', sequence: 1, value: 'y' } },
    { jsonrpc: '2.0', id: 'r1', result: {} },
  ])
})

test('a request that is sent back can be withdrawn; a cancel of an unknown one is ignored', () => {
  const { told, receive } = connect()
  receive(
    access,
    { method: '$/cancel', params: { id: 'other' } },
    { method: '$/cancel', params: { id: 'r1' } },
  )
  expect(told.slice(1)).toEqual([['withdrawn', 1]])
})

test('a method that the harness does not have is refused', () => {
  const { sent, receive } = connect()
  receive({ id: 9, method: 'operation/dance', params: {} })
  expect(sent).toEqual([
    {
      jsonrpc: '2.0',
      id: 9,
      error: { code: -32601, message: 'The harness has no method "operation/dance".' },
    },
  ])
})

describe('breaches of the protocol', () => {
  test.each<[string, (Message | string)[]]>([
    ['garbage', ['hello']],
    ['garbage', ['7']],
    ['garbage', ['null']],
    ['batch', ['[]']],
    ['envelope', ['{"id":1,"result":{}}']],
    ['envelope', [{ id: null, result: {} }]],
    ['envelope', [{ id: 1 }]],
    ['envelope', [{ id: 1, error: 'bad' }]],
    ['envelope', [{ id: 1, error: { code: 'x', message: 'm' } }]],
    ['envelope', [{ id: 1.5, method: 'm' }]],
    ['envelope', [{ method: 7 }]],
    ['envelope', [{ id: 1, result: { ...result, capabilities: undefined } }]],
    ['unknown-id', [{ id: 2, result: {} }]],
    ['unknown-id', [{ id: 0, result: {} }]],
    ['unknown-id', [{ id: '1', result: {} }]],
    ['unknown-id', [{ id: null, error: { code: 1, message: 'm' } }]],
    [
      'answered-twice',
      [
        { id: 1, result },
        { id: 1, result },
      ],
    ],
    [
      'late-progress',
      [
        { id: 1, result },
        { method: '$/progress', params: { id: 1, sequence: 0, value: 0 } },
      ],
    ],
    ['progress-order', [{ method: '$/progress', params: { id: 1, sequence: 1, value: 0 } }]],
    ['envelope', [{ method: '$/progress', params: { id: 1, value: 0 } }]],
    ['envelope', [{ method: '$/cancel', params: {} }]],
    ['unknown-notification', [{ method: 'window/log', params: {} }]],
    ['envelope', [{ ...access, params: { call: 'c' } }]],
    ['repeated-id', [access, access]],
  ])('%s: %j', (code, messages) => {
    const { connection, told, receive } = connect()
    connection.request('initialize', {})
    receive(...messages)
    expect(told.at(-1)?.slice(0, 2)).toEqual(['fault', code])
    expect(connection.broken).toBe(true)
  })
})
