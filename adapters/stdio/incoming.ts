import { Value } from '@sinclair/typebox/value'
import { ErrorCode, type MethodName, Methods, type RequestId } from '../../spec/schema/protocol.ts'
import { InvalidParams, Refused, RpcFailure, toRpcError } from './failures.ts'
import type { Call, Exchange, Handler, Handlers } from './handlers.ts'
import type { Send } from './peer.ts'

/** The requests that this side is answering. */
export interface Incoming {
  /** Starts to answer a request. */
  request(id: RequestId, method: string, params: unknown): void
  /** Aborts a request; an unknown or answered id is ignored. */
  cancel(id: RequestId): void
  cancelAll(): void
  /** Resolves when every request is answered. */
  quiet(): Promise<void>
}

export function createIncoming(handlers: Handlers, send: Send, call: Call): Incoming {
  const open = new Map<RequestId, { controller: AbortController; answered: Promise<void> }>()

  async function answer(id: RequestId, method: string, params: unknown, signal: AbortSignal): Promise<void> {
    let sequence = 0
    const exchange: Exchange = {
      signal,
      call,
      progress: (value) => {
        if (!open.has(id)) return
        send({ jsonrpc: '2.0', method: '$/progress', params: { id, sequence: sequence++, value } })
      },
    }
    const outcome = await settle(handlers, method, params, exchange)
    open.delete(id)
    send({ jsonrpc: '2.0', id, ...outcome })
  }

  return {
    request(id, method, params) {
      if (open.has(id)) {
        const message = `Request id ${JSON.stringify(id)} is in use`
        send({ jsonrpc: '2.0', id: null, error: { code: ErrorCode.invalidRequest, message } })
        return
      }
      const controller = new AbortController()
      const entry = { controller, answered: Promise.resolve() }
      open.set(id, entry)
      entry.answered = answer(id, method, params, controller.signal)
    },
    cancel: (id) => open.get(id)?.controller.abort(),
    cancelAll() {
      for (const { controller } of open.values()) controller.abort()
    },
    async quiet() {
      await Promise.all([...open.values()].map(({ answered }) => answered))
    },
  }
}

type Outcome = { result: unknown } | { error: { code: number; message: string; data?: unknown } }

async function settle(
  handlers: Handlers,
  method: string,
  params: unknown,
  exchange: Exchange,
): Promise<Outcome> {
  try {
    const result = await dispatch(handlers, method, params, exchange)
    return { result: result === undefined ? null : result }
  } catch (reason) {
    if (reason instanceof Refused)
      return { result: { refused: { kind: reason.kind, message: reason.message } } }
    if (exchange.signal.aborted && isAbort(reason)) {
      return { error: { code: ErrorCode.cancelled, message: 'Request cancelled' } }
    }
    if (!(reason instanceof RpcFailure)) console.error(`${method}:`, reason)
    return { error: toRpcError(reason) }
  }
}

async function dispatch(
  handlers: Handlers,
  method: string,
  params: unknown,
  exchange: Exchange,
): Promise<unknown> {
  const handler = isMethod(method) ? handlers[method] : undefined
  if (!isMethod(method) || (handler === undefined && method !== '$/ping')) {
    throw new RpcFailure({ code: ErrorCode.methodNotFound, message: `Method not found: ${method}` })
  }
  const given = params ?? {}
  const [problem] = Value.Errors(Methods[method].params, given)
  if (problem) throw new InvalidParams(`${method} ${problem.path || '/'}: ${problem.message}`)
  if (handler === undefined) return {}
  // The check above is what makes the cast true; the compiler cannot relate the two lookups by name.
  return (handler as Handler<MethodName>)(given as never, exchange)
}

function isMethod(method: string): method is MethodName {
  return Object.hasOwn(Methods, method)
}

function isAbort(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'AbortError'
}
