import { expect, test } from 'vitest'
import type { Recorded } from '../../harness/observe/events.ts'
import { ForeignTranscript } from '../../harness/observe/failures.ts'
import { Observer } from '../../harness/observe/observer.ts'
import { ReplayBackend } from '../../harness/observe/replay.ts'

const initialize = { protocolVersion: '1.0', name: 's', version: '1', capabilities: [] }
const events = [
  { out: { op: 'start', ref: 1, instance: 'A', conditions: {} } },
  { in: { on: 'started', ref: 1, initialize } },
  { out: { op: 'request', ref: 2, instance: 'A', method: 'm', params: {} } },
  { in: { on: 'result', ref: 999, result: 'for nobody' } },
].map((event, n) => ({ n, at: n, ...event }) as Recorded)

test('who waits when all has been told is told so, and does not wait for ever', async () => {
  const observer: Observer = new Observer(
    new ReplayBackend({ workspace: '/w', home: '/h', temp: '/t' }, events, (error) =>
      observer.abandon(error),
    ),
    () => 0,
  )
  await expect(observer.instance().request('m', {}).answer()).rejects.toThrow(ForeignTranscript)
})
