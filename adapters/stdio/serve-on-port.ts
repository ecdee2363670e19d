import type { MessagePort } from 'node:worker_threads'
import type { Handlers } from './handlers.ts'
import { createPeer } from './peer.ts'

/**
 * Serves handlers over a message port, for an adapter that runs in a worker thread. Each message is the JSON text of
 * one line as a string, so that both transports carry the same. Closing the port aborts what is open.
 */
export function serveOnPort(port: MessagePort, handlers: Handlers): void {
  const peer = createPeer(handlers, (line) => port.postMessage(line))
  port.on('message', (line: unknown) => {
    if (typeof line === 'string') peer.receive(line)
  })
  port.once('close', () => void peer.close())
}
