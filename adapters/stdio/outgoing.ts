import type { RequestId, RpcError } from '../../spec/schema/protocol.ts'
import { RpcFailure } from './failures.ts'
import type { Call } from './handlers.ts'
import type { Send } from './peer.ts'

/** The requests that this side has sent and that are not answered yet. */
export interface Outgoing {
  readonly call: Call
  /** The answer to a request; an unknown id is reported on stderr and ignored. */
  settle(id: RequestId | null, outcome: { result: unknown } | { error: RpcError }): void
  progress(id: RequestId, value: unknown): void
  /** Rejects all of them: nobody will answer any more. */
  abandon(): void
}

interface Pending {
  resolve(value: unknown): void
  reject(reason: RpcFailure): void
  onProgress(value: unknown): void
}

export function createOutgoing(send: Send): Outgoing {
  const pending = new Map<RequestId, Pending>()
  let count = 0

  const call: Call = (method, params, { onProgress = () => {}, signal } = {}) => {
    const id = `r${++count}`
    const cancel = () => send({ jsonrpc: '2.0', method: '$/cancel', params: { id } })
    const answer = new Promise<unknown>((resolve, reject) => pending.set(id, { resolve, reject, onProgress }))
    send({ jsonrpc: '2.0', id, method, params })
    if (signal?.aborted) cancel()
    else signal?.addEventListener('abort', cancel, { once: true })
    // The other side checks its answers against the schema; a wrong one shows as a wrong result of the tool.
    return answer.finally(() => signal?.removeEventListener('abort', cancel)) as ReturnType<typeof call>
  }

  return {
    call,
    settle(id, outcome) {
      const request = id === null ? undefined : pending.get(id)
      if (id === null || request === undefined) {
        console.error(`Ignored an answer to ${JSON.stringify(id)}, which was not asked`)
        return
      }
      pending.delete(id)
      if ('error' in outcome) request.reject(new RpcFailure(outcome.error))
      else request.resolve(outcome.result)
    },
    progress: (id, value) => pending.get(id)?.onProgress(value),
    abandon() {
      for (const { reject } of pending.values()) {
        reject(new RpcFailure({ code: -32603, message: 'The connection ended before the answer' }))
      }
      pending.clear()
    },
  }
}
