import { expect, test } from 'vitest'
import { RpcFailure } from '../../adapters/stdio/failures.ts'
import type { Exchange } from '../../adapters/stdio/handlers.ts'
import { answerTo, bash, converse, type Line } from './conversation.ts'

const isReverse = (line: Line) => 'method' in line && 'id' in line

test('a reverse request gets its progress in order, then its answer', async () => {
  const { say, hear } = converse({ 'tool/call': (_, exchange) => exec(exchange) })
  say(bash(1))
  const { id, method, params } = await hear(isReverse)
  expect([method, params]).toEqual(['operation/exec', { call: 'c', command: 'true', cwd: '/w' }])
  say({ method: '$/progress', params: { id, sequence: 0, value: 'one' } })
  say({ method: '$/progress', params: { id, sequence: 1, value: 'two' } })
  say({ id, result: { exitCode: 7 } })
  expect(await hear(answerTo(1))).toMatchObject({ result: { content: [], details: ['one', 'two', 7] } })
})

test('an error answer rejects with code, message and data', async () => {
  const failures: unknown[] = []
  const { say, hear } = converse({
    'tool/call': async (_, exchange) => {
      await exec(exchange).catch((reason: unknown) => failures.push(reason))
      return { isError: true, content: [] }
    },
  })
  say(bash(1))
  const { id } = await hear(isReverse)
  say({ id, error: { code: -32000, message: 'no', data: { code: 'EACCES' } } })
  await hear(answerTo(1))
  expect(failures[0]).toBeInstanceOf(RpcFailure)
  expect(failures[0]).toMatchObject({ code: -32000, message: 'no', data: { code: 'EACCES' } })
})

test('aborting a reverse request sends a cancel and awaits the answer', async () => {
  const { say, hear } = converse({ 'tool/call': (_, exchange) => exec(exchange, exchange.signal) })
  say(bash(1))
  const { id } = await hear(isReverse)
  say({ method: '$/cancel', params: { id: 1 } })
  expect(await hear((line) => line['method'] === '$/cancel')).toMatchObject({ params: { id } })
  say({ id, result: { exitCode: null } })
  expect(await hear(answerTo(1))).toMatchObject({ result: { details: [null] } })
})

test('an answer that nobody asked for is ignored', async () => {
  const { say, hear, lines } = converse({})
  say({ id: 'r9', result: 1 })
  say({ id: 1, method: '$/ping' })
  await hear(answerTo(1))
  expect(lines).toHaveLength(1)
})

test('when the other side goes away, its open answers are given up', async () => {
  const { peer, say, hear, lines } = converse({ 'tool/call': (_, exchange) => exec(exchange) })
  say(bash(1))
  await hear(isReverse)
  await peer.close()
  expect(lines[1]).toMatchObject({ id: 1, error: { message: 'The connection ended before the answer' } })
})

async function exec({ call }: Exchange, signal?: AbortSignal) {
  const details: unknown[] = []
  const onProgress = (value: unknown) => details.push(value)
  const params = { call: 'c', command: 'true', cwd: '/w' }
  const { exitCode } = await call('operation/exec', params, signal ? { onProgress, signal } : { onProgress })
  return { isError: false, content: [], details: [...details, exitCode] }
}
