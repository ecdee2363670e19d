import type { SessionPart, ToolCallParams } from '../../spec/schema/protocol.ts'
import type { StartConditions } from './events.ts'
import { AdapterFault, Violation } from './failures.ts'
import { Observed } from './observed.ts'
import type { Observer, Sent } from './observer.ts'
import { Pending } from './pending.ts'
import { Reverse } from './reverse.ts'

export interface RequestOptions {
  /** Tells equal requests in flight apart. */
  readonly label?: string
  /** Milliseconds until "no answer"; the run's default when missing. */
  readonly limit?: number
}

/** A named instance of the subject. It is started by the first request, unless `start` was called before. */
export class Instance {
  readonly name: string
  readonly #observer: Observer
  readonly #unclaimed: Reverse[] = []
  readonly #claims: {
    accepts(reverse: Reverse): boolean
    resolve(reverse: Reverse): void
    reject(error: Error): void
  }[] = []
  readonly #withdrawn = new Set<number>()
  #started: Promise<void> | undefined
  #lost: Error | undefined

  constructor(observer: Observer, name: string) {
    this.#observer = observer
    this.name = name
  }

  start(conditions: StartConditions = {}): Promise<void> {
    this.#started ??= this.#start(conditions)
    return this.#started
  }

  /** Ends the instance as a user would: its input is closed and its end awaited. Answer: `{ code, signal }`. */
  async stop(): Promise<Observed<unknown>> {
    return this.#end('stop')
  }

  /** Ends the instance by force, in the middle of whatever it does. */
  async kill(): Promise<Observed<unknown>> {
    return this.#end('kill')
  }

  request(method: string, params: unknown, options: RequestOptions = {}): Pending {
    const describe = `${this.name} ${method} ${JSON.stringify(params, withoutHandle)}`
    const sent = this.#send(method, params, options, describe)
    return new Pending(this.#observer, this.name, sent, describe)
  }

  /** Calls a tool; the result is a `ToolResult`. */
  callTool(
    name: string,
    args: unknown,
    options: RequestOptions &
      Pick<ToolCallParams, 'cwd' | 'operations' | 'call' | 'aborted' | 'session' | 'options'> = {},
  ): Pending {
    const { label, limit, ...more } = options
    return this.request(
      'tool/call',
      { name, arguments: args, ...more },
      { ...(label ? { label } : {}), ...(limit ? { limit } : {}) },
    )
  }

  /** Calls a pure function; the answer is its value. */
  async callUnit(unit: string, ...args: readonly unknown[]): Promise<Observed<unknown>> {
    return (await this.request('unit/call', { unit, arguments: args }).answer()).at('value')
  }

  /** Reads parts of a session file. */
  readSession(
    path: string,
    want: readonly SessionPart[],
    at?: string | null,
    options: RequestOptions = {},
  ): Pending {
    return this.request('session/read', { path, want, ...(at === undefined ? {} : { at }) }, options)
  }

  /**
   * Waits for the next request that the subject sends back and that `accepts` takes, while the request `during` runs.
   *
   * @throws Violation when `during` ends before such a request has come
   */
  async reverse(during: Pending, accepts: (reverse: Reverse) => boolean = () => true): Promise<Reverse> {
    const index = this.#unclaimed.findIndex(accepts)
    const [found] = index === -1 ? [] : this.#unclaimed.splice(index, 1)
    if (found) return found
    if (this.#lost) throw this.#lost
    const claimed = new Promise<Reverse>((resolve, reject) => this.#claims.push({ accepts, resolve, reject }))
    claimed.catch(() => {})
    const ended = during.outcome().then((outcome) => {
      throw new Violation('request sent back', 'equals', 'a request for an operation', outcome.value)
    })
    return Promise.race([claimed, ended])
  }

  isWithdrawn(reverse: Reverse): boolean {
    return this.#withdrawn.has(reverse.id)
  }

  /** @internal */
  arrived(
    event: { readonly reverse: number; readonly method: string; readonly params: unknown },
    n: number,
  ): void {
    const reverse = new Reverse(this.#observer, this.name, event.reverse, event.method, event.params, n)
    const index = this.#claims.findIndex((claim) => claim.accepts(reverse))
    const [claim] = index === -1 ? [] : this.#claims.splice(index, 1)
    if (claim) claim.resolve(reverse)
    else this.#unclaimed.push(reverse)
  }

  /** @internal */
  withdrawn(reverse: number): void {
    this.#withdrawn.add(reverse)
  }

  /** @internal */
  lost(error: Error): void {
    this.#lost = error
    for (const claim of this.#claims.splice(0)) claim.reject(error)
  }

  async #start(conditions: StartConditions): Promise<void> {
    this.#lost = undefined
    const { event } = await this.#observer.send(
      { op: 'start', instance: this.name, conditions },
      `start ${this.name}`,
    ).done
    if (event.on !== 'started') throw new AdapterFault('observer', `Unexpected ${event.on} for start.`)
  }

  async #send(method: string, params: unknown, options: RequestOptions, describe: string): Promise<Sent> {
    await this.start()
    if (method === 'tool/call') await this.#observer.beforeTool()
    if (this.#lost) throw this.#lost
    return this.#observer.send({ op: 'request', instance: this.name, method, params, ...options }, describe)
  }

  async #end(op: 'stop' | 'kill'): Promise<Observed<unknown>> {
    await this.start()
    const { event, n } = await this.#observer.send({ op, instance: this.name }, `${op} ${this.name}`).done
    this.#started = undefined
    this.#unclaimed.length = 0
    for (const claim of this.#claims.splice(0))
      claim.reject(new AdapterFault('ended', `${this.name} was ended while a step waited for it.`))
    return new Observed(event, [{ event: n, path: [] }])
  }
}

/** A handle is the subject's choice, and may differ from attempt to attempt: a request is the same without it. */
function withoutHandle(key: string, value: unknown): unknown {
  return key === 'session' && typeof value === 'string' ? '$SESSION' : value
}
