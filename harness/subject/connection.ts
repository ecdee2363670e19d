import { CancelParams, ErrorCode, ProgressParams, type RpcError } from '../../spec/schema/protocol.ts'
import type { Channel, ChannelListener } from './channel.ts'
import { classify, faultOf, resultSchema, reverseParams } from './envelope.ts'

export interface ConnectionListener {
  result(id: number, result: unknown): void
  error(id: number, error: RpcError): void
  progress(id: number, value: unknown): void
  reverse(id: number, method: string, params: unknown): void
  withdrawn(id: number): void
  fault(code: string, message: string): void
}

/** Characters of all progress messages of one request: what arrives is kept until the scenario ends. */
const LONGEST_PROGRESS = 256 * 1024 * 1024

/**
 * The harness's side of JSON-RPC over a channel. Ids are checked: unknown, repeated, and answers to an id not yet sent are faults
 * of the adapter, and so is progress out of order or after the response.
 */
export class Connection {
  readonly channel: Channel
  #listener: ConnectionListener
  #ids = 0
  #broken = false
  readonly #open = new Map<number, { method: string; progress: number; characters: number }>()
  /** Requests that the subject sent back: its id by the number that the harness gave. */
  readonly #reverse = new Map<number, { id: number | string; progress: number }>()
  #reverseIds = 0

  constructor(open: (listener: ChannelListener) => Channel, listener: ConnectionListener) {
    this.#listener = listener
    this.channel = open({
      line: (text) => this.#line(text),
      fault: (code, message) => this.#fault(code, message),
    })
  }

  /** From now on another scenario listens. */
  listen(listener: ConnectionListener): void {
    this.#listener = listener
  }

  get broken(): boolean {
    return this.#broken
  }

  /** Ids of requests that are still unanswered. */
  unanswered(): readonly number[] {
    return [...this.#open.keys()]
  }

  /** Numbers of the subject's requests that are still unanswered. */
  unansweredReverse(): readonly number[] {
    return [...this.#reverse.keys()]
  }

  request(method: string, params: unknown): number {
    const id = ++this.#ids
    this.#open.set(id, { method, progress: 0, characters: 0 })
    this.#send({ id, method, params })
    return id
  }

  cancel(id: number): void {
    this.#send({ method: '$/cancel', params: { id } })
  }

  reply(number: number, result: unknown): void {
    this.#answer(number, { result })
  }

  reject(number: number, error: RpcError): void {
    this.#answer(number, { error })
  }

  emit(number: number, value: unknown): void {
    const reverse = this.#reverse.get(number)
    if (reverse)
      this.#send({ method: '$/progress', params: { id: reverse.id, sequence: reverse.progress++, value } })
  }

  #answer(number: number, outcome: { result: unknown } | { error: RpcError }): void {
    const reverse = this.#reverse.get(number)
    if (!reverse) return
    this.#reverse.delete(number)
    this.#send({ id: reverse.id, ...outcome })
  }

  #send(message: object): void {
    this.channel.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
  }

  #fault(code: string, message: string): void {
    this.#broken = true
    this.#listener.fault(code, message)
  }

  #line(text: string): void {
    const read = classify(text)
    switch (read.kind) {
      case 'fault':
        return this.#fault(read.code, read.message)
      case 'success':
        return this.#response(read.message.id, (id, method) => {
          const problem = faultOf(resultSchema(method), read.message.result)
          if (problem)
            return this.#fault('envelope', `The result of ${method} does not match the protocol: ${problem}`)
          this.#listener.result(id, read.message.result)
        })
      case 'failure':
        return this.#response(read.message.id, (id) => this.#listener.error(id, read.message.error))
      case 'notification':
        return this.#notification(read.message.method, read.message.params, text.length)
      case 'request':
        return this.#request(read.message.id, read.message.method, read.message.params)
    }
  }

  #response(id: number | string | null, accept: (id: number, method: string) => void): void {
    const open = typeof id === 'number' ? this.#open.get(id) : undefined
    if (typeof id !== 'number' || !open) {
      const known = typeof id === 'number' && id > 0 && id <= this.#ids
      return this.#fault(
        known ? 'answered-twice' : 'unknown-id',
        known
          ? `Request ${id} was answered twice.`
          : `An answer has the id ${JSON.stringify(id)}, which was never sent.`,
      )
    }
    this.#open.delete(id)
    accept(id, open.method)
  }

  #notification(method: string, params: unknown, characters: number): void {
    if (method === '$/progress') return this.#progress(params, characters)
    if (method !== '$/cancel')
      return this.#fault('unknown-notification', `The protocol has no notification "${method}".`)
    const problem = faultOf(CancelParams, params)
    if (problem) return this.#fault('envelope', `$/cancel does not match the protocol: ${problem}`)
    const { id } = params as { id: number | string }
    for (const [number, reverse] of this.#reverse) if (reverse.id === id) this.#listener.withdrawn(number)
  }

  #progress(params: unknown, characters: number): void {
    const problem = faultOf(ProgressParams, params)
    if (problem) return this.#fault('envelope', `$/progress does not match the protocol: ${problem}`)
    const { id, sequence, value } = params as { id: number | string; sequence: number; value: unknown }
    const open = typeof id === 'number' ? this.#open.get(id) : undefined
    if (typeof id !== 'number' || !open) {
      return this.#fault(
        'late-progress',
        `Progress for request ${JSON.stringify(id)}, which is not under way.`,
      )
    }
    if (sequence !== open.progress) {
      return this.#fault(
        'progress-order',
        `Progress of request ${id} has sequence ${sequence}; expected ${open.progress}.`,
      )
    }
    open.progress++
    open.characters += characters
    if (open.characters > LONGEST_PROGRESS) {
      return this.#fault(
        'too-much-progress',
        `The progress of request ${id} is longer than ${LONGEST_PROGRESS} characters and still goes on.`,
      )
    }
    this.#listener.progress(id, value)
  }

  #request(id: number | string, method: string, params: unknown): void {
    for (const reverse of this.#reverse.values()) {
      if (reverse.id === id)
        return this.#fault(
          'repeated-id',
          `The subject uses the request id ${JSON.stringify(id)} twice at once.`,
        )
    }
    const schema = reverseParams(method)
    if (!schema) {
      this.#send({
        id,
        error: { code: ErrorCode.methodNotFound, message: `The harness has no method "${method}".` },
      })
      return
    }
    const problem = faultOf(schema, params)
    if (problem)
      return this.#fault('envelope', `The parameters of ${method} do not match the protocol: ${problem}`)
    const number = ++this.#reverseIds
    this.#reverse.set(number, { id, progress: 0 })
    this.#listener.reverse(number, method, params)
  }
}
