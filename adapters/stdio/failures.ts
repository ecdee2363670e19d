import { ErrorCode, type RpcError } from '../../spec/schema/protocol.ts'

/** Thrown by a handler that refuses: the answer is the result `{ refused: { kind, message } }`, not an error. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly kind: string

  /** @param kind a short word that a rule can compare, such as `not-a-session` */
  constructor(kind: string, message: string) {
    super(message)
    this.kind = kind
  }
}

/** An error answer: thrown by a handler to send one, and by `call` when the other side sent one. */
export class RpcFailure extends Error {
  override readonly name: string = 'RpcFailure'
  readonly code: number
  readonly data: unknown

  constructor(error: RpcError) {
    super(error.message)
    this.code = error.code
    this.data = error.data
  }
}

/** The parameters are not what the method takes. */
export class InvalidParams extends RpcFailure {
  override readonly name = 'InvalidParams'

  constructor(message: string) {
    super({ code: ErrorCode.invalidParams, message })
  }
}

/** The error object that answers a request whose handler threw `reason`. */
export function toRpcError(reason: unknown): RpcError {
  if (reason instanceof RpcFailure) {
    const { code, message, data } = reason
    return data === undefined ? { code, message } : { code, message, data }
  }
  return { code: ErrorCode.internal, message: reason instanceof Error ? reason.message : String(reason) }
}
