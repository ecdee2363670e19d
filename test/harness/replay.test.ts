import { expect, test } from 'vitest'
import type { Recorded } from '../../harness/observe/events.ts'
import { ForeignTranscript } from '../../harness/observe/failures.ts'
import { Observer } from '../../harness/observe/observer.ts'
import { ReplayBackend } from '../../harness/observe/replay.ts'

const paths = { workspace: '/w', home: '/h', temp: '/t' }
const initialize = { protocolVersion: '1.0', name: 's', version: '1', capabilities: [] }

/** Events of a scenario with one instance that has started. */
function recording(...events: readonly object[]): Recorded[] {
  const start = [
    { out: { op: 'start', ref: 101, instance: 'A', conditions: {} } },
    { in: { on: 'started', ref: 101, initialize } },
  ]
  return [...start, ...events].map((event, n) => ({ n, at: n * 10, ...event }) as Recorded)
}

const request = (ref: number, params: unknown, more: object = {}) => ({
  out: { op: 'request', ref, instance: 'A', method: 'm', params, ...more },
})
const result = (ref: number, value: unknown) => ({ in: { on: 'result', ref, result: value } })

function replay(events: readonly Recorded[]) {
  const observer: Observer = new Observer(
    new ReplayBackend(paths, events, (error) => observer.abandon(error)),
    () => 0,
  )
  return observer
}

test('answers arrive in recorded order, whatever order the requests are made in, by any reference', async () => {
  const observer = replay(recording(request(7, 'a'), request(8, 'b'), result(8, 'B'), result(7, 'A')))
  const order: string[] = []
  const ask = async (name: string) => {
    const { value } = await observer.instance().request('m', name).answer()
    order.push(String(value))
  }
  await Promise.all([ask('b'), ask('a')])
  expect(order).toEqual(['B', 'A'])
  await observer.close()
})

test('an answer waits until everything that was sent before it is sent again', async () => {
  const observer = replay(recording(request(7, 'a'), request(8, 'b'), result(7, 'A'), result(8, 'B')))
  const first = observer.instance().request('m', 'a')
  let answered = false
  const answer = first.answer().then((found) => {
    answered = true
    return found.value
  })
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(answered).toBe(false)
  await observer.instance().request('m', 'b').answer()
  expect(await answer).toBe('A')
  await observer.close()
})

test('equal requests are told apart by their labels', async () => {
  const observer = replay(
    recording(
      request(7, 'same', { label: 'x' }),
      request(8, 'same', { label: 'y' }),
      result(7, 'X'),
      result(8, 'Y'),
    ),
  )
  const y = observer.instance().request('m', 'same', { label: 'y' }).answer()
  const x = observer.instance().request('m', 'same', { label: 'x' }).answer()
  expect([(await x).value, (await y).value]).toEqual(['X', 'Y'])
  await observer.close()
})

test('a cancel is of the same request, under its new reference', async () => {
  const cancelled = { in: { on: 'error', ref: 8, error: { code: -32800, message: 'cancelled' } } }
  const cancel = { out: { op: 'cancel', instance: 'A', target: 8 } }
  const events = recording(request(7, 'a'), request(8, 'b'), cancel, cancelled, result(7, 'A'))
  const observer = replay(events)
  const b = observer.instance().request('m', 'b')
  const a = observer.instance().request('m', 'a')
  await b.cancel()
  expect((await b.outcome()).value).toMatchObject({ on: 'error', error: { code: -32800 } })
  expect((await a.answer()).value).toBe('A')
  await observer.close()

  const other = replay(events)
  const [wrong] = [other.instance().request('m', 'a'), other.instance().request('m', 'b')]
  await wrong.cancel()
  await expect(other.close()).rejects.toThrow('asks for something that the transcript does not hold')
})

test('time is what was recorded', async () => {
  const observer = replay(recording(request(7, 'a'), result(7, 'A')))
  const pending = observer.instance().request('m', 'a')
  expect((await pending.elapsed()).value).toBe(10)
  await observer.close()
})

test('progress, requests sent back and their answers keep their places', async () => {
  const observer = replay(
    recording(
      request(7, 'a'),
      { in: { on: 'progress', ref: 7, value: 'half' } },
      {
        in: { on: 'reverse', instance: 'A', reverse: 1, method: 'operation/access', params: { path: '/p' } },
      },
      { out: { op: 'reply', instance: 'A', reverse: 1, result: {} } },
      result(7, 'A'),
    ),
  )
  const pending = observer.instance().request('m', 'a')
  const reverse = await observer.instance().reverse(pending)
  expect(reverse.params.value).toEqual({ path: '/p' })
  reverse.answer()
  expect((await pending.answer()).value).toBe('A')
  expect((await pending.progress()).map(({ value }) => value)).toEqual(['half'])
  await observer.close()
})

test('a breach of the protocol that no step waited for is told at the end', async () => {
  const fault = {
    in: {
      on: 'fault',
      instance: 'A',
      code: 'answered-twice',
      message: 'Request 2 was answered twice.',
      stderr: '',
    },
  }
  const observer = replay(recording(request(7, 'a'), result(7, 'A'), fault))
  await observer.instance().request('m', 'a').answer()
  await expect(observer.close()).rejects.toThrow('Request 2 was answered twice.')
})

test('a request that the recording does not hold is refused', async () => {
  const observer = replay(recording(request(7, 'a'), result(7, 'A')))
  await expect(observer.instance().request('m', 'other').answer()).rejects.toThrow(ForeignTranscript)
  await expect(observer.close()).rejects.toThrow('asks for something that the transcript does not hold')
})

test('an event that the scenario does not make is refused', async () => {
  const observer = replay(recording(request(7, 'a'), result(7, 'A'), request(8, 'b'), result(8, 'B')))
  await observer.instance().request('m', 'a').answer()
  await expect(observer.close()).rejects.toThrow(
    'The transcript holds an event that the scenario does not make',
  )
})

test('a scenario that waits for what never comes is stuck, and told so', async () => {
  const observer = replay(recording(request(7, 'a'), request(8, 'b'), result(7, 'A'), result(8, 'B')))
  await expect(observer.instance().request('m', 'a').answer()).rejects.toThrow('The scenario waits')
})
