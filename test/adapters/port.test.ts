import { once } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { serveOnPort } from '../../adapters/stdio/serve-on-port.ts'

test('a port carries the text of a line both ways', async () => {
  const { port1, port2 } = new MessageChannel()
  serveOnPort(port2, { 'unit/call': ({ unit }) => ({ value: unit }) })
  port1.postMessage('{"jsonrpc":"2.0","id":1,"method":"unit/call","params":{"unit":"u","arguments":[]}}')
  expect(await once(port1, 'message')).toEqual(['{"jsonrpc":"2.0","id":1,"result":{"value":"u"}}'])
  port1.close()
})

test('closing the port aborts what is open', async () => {
  const { port1, port2 } = new MessageChannel()
  const aborted = new Promise<void>((resolve) => {
    serveOnPort(port2, {
      'tool/call': (_, { signal }) => {
        signal.addEventListener('abort', () => resolve())
        port1.close()
        return new Promise(() => {})
      },
    })
  })
  port1.postMessage('{"jsonrpc":"2.0","id":1,"method":"tool/call","params":{"name":"x","arguments":{}}}')
  await aborted
})
