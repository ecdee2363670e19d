import type { Static, TSchema } from '@sinclair/typebox'
import type { MethodName, Methods, ReverseMethodName, ReverseMethods } from '../../spec/schema/protocol.ts'

type Shape<Method> = Method extends { params: infer Params; result: infer Result }
  ? {
      params: Params extends TSchema ? Static<Params> : never
      result: Result extends TSchema ? Static<Result> : never
    }
  : never

export type ParamsOf<Name extends MethodName> = Shape<(typeof Methods)[Name]>['params']
export type ResultOf<Name extends MethodName> = Shape<(typeof Methods)[Name]>['result']
export type ReverseParamsOf<Name extends ReverseMethodName> = Shape<(typeof ReverseMethods)[Name]>['params']
export type ReverseResultOf<Name extends ReverseMethodName> = Shape<(typeof ReverseMethods)[Name]>['result']

/**
 * Answers one method. It may throw `Refused` (a refusal is a result), `InvalidParams` or `RpcFailure`; any other error
 * becomes an internal error with its message. Requests run concurrently: a slow handler delays no other.
 */
export type Handler<Name extends MethodName> = (
  params: ParamsOf<Name>,
  exchange: Exchange,
) => Promise<ResultOf<Name>> | ResultOf<Name>

/** What an adapter can answer. A method that is left out is answered with "method not found"; `$/ping` always works. */
export type Handlers = { readonly [Name in MethodName]?: Handler<Name> }

/** What a handler may do while its request is open. */
export interface Exchange {
  /** Aborted when the other side cancels the request or goes away. */
  readonly signal: AbortSignal
  /** Sends progress; ignored once the request is answered. */
  progress(value: unknown): void
  /** Sends a request the other way. */
  readonly call: Call
}

export interface CallOptions {
  /** Gets the value of each progress message, in order, before the answer. */
  readonly onProgress?: (value: unknown) => void
  /** Sends `$/cancel` when aborted; the answer is awaited all the same. */
  readonly signal?: AbortSignal
}

/** Rejects with `RpcFailure` when the answer is an error or the connection ends. */
export type Call = <Name extends ReverseMethodName>(
  method: Name,
  params: ReverseParamsOf<Name>,
  options?: CallOptions,
) => Promise<ReverseResultOf<Name>>
