import { Value } from '@sinclair/typebox/value'
import {
  CancelParams,
  ErrorCode,
  Failure,
  type Message,
  Notification,
  ProgressParams,
  Request,
  Success,
} from '../../spec/schema/protocol.ts'
import type { Handlers } from './handlers.ts'
import { createIncoming } from './incoming.ts'
import { createOutgoing } from './outgoing.ts'

export type Send = (message: Message) => void

/** One end of the conversation, without a transport. */
export interface Peer {
  /** Takes one line of JSON, without its line end. Never throws. */
  receive(line: string): void
  /**
   * The other side sends nothing more. Requests that are open get `grace` milliseconds to end by themselves, then they
   * are aborted; resolves when all are answered.
   */
  close(grace?: number): Promise<void>
}

/**
 * The dispatcher that both transports share.
 *
 * @param write sends one line of JSON, without its line end
 */
export function createPeer(handlers: Handlers, write: (line: string) => void): Peer {
  const send: Send = (message) => write(JSON.stringify(message))
  const outgoing = createOutgoing(send)
  const incoming = createIncoming(handlers, send, outgoing.call)

  function route(message: unknown): void {
    if (Value.Check(Request, message) && 'method' in message) {
      incoming.request(message.id, message.method, message.params)
    } else if (Value.Check(Notification, message) && !hasId(message)) {
      notified(message.method, message.params)
    } else if (Value.Check(Failure, message)) {
      outgoing.settle(message.id, { error: message.error })
    } else if (Value.Check(Success, message)) {
      outgoing.settle(message.id, { result: message.result })
    } else {
      const error = {
        code: ErrorCode.invalidRequest,
        message: 'Neither a request, a notification nor an answer',
      }
      send({ jsonrpc: '2.0', id: null, error })
    }
  }

  /** An unknown notification is ignored, as JSON-RPC asks. */
  function notified(method: string, params: unknown): void {
    if (method === '$/cancel' && Value.Check(CancelParams, params)) incoming.cancel(params.id)
    if (method === '$/progress' && Value.Check(ProgressParams, params))
      outgoing.progress(params.id, params.value)
  }

  return {
    receive(line) {
      let message: unknown
      try {
        message = JSON.parse(line)
      } catch (reason) {
        const error = {
          code: ErrorCode.parse,
          message: `Not JSON: ${reason instanceof Error ? reason.message : reason}`,
        }
        send({ jsonrpc: '2.0', id: null, error })
        return
      }
      route(message)
    },
    async close(grace = 0) {
      outgoing.abandon()
      const patience = setTimeout(incoming.cancelAll, grace)
      await incoming.quiet()
      clearTimeout(patience)
    },
  }
}

function hasId(message: object): boolean {
  return Object.hasOwn(message, 'id')
}
