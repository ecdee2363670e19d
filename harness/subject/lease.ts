import { type InitializeResult, PROTOCOL_VERSION } from '../../spec/schema/protocol.ts'
import type { Places, StartConditions } from '../observe/events.ts'
import { AdapterFault } from '../observe/failures.ts'
import { suiteVersion } from '../package-root.ts'
import type { Channel, ChannelListener, Ended } from './channel.ts'
import { Connection, type ConnectionListener } from './connection.ts'

/** Milliseconds that an instance gets to start, to begin and end a scenario, and to end after its input was closed. */
const GRACE = { start: 20_000, scenario: 5_000, hung: 500, end: 3_000 }

/** What a lease passes on to the scenario that holds it. */
export interface LeaseListener extends ConnectionListener {
  died(ended: Ended): void
}

const deaf: LeaseListener = {
  result() {},
  error() {},
  progress() {},
  reverse() {},
  withdrawn() {},
  fault() {},
  died() {},
}

/** One running instance of a subject, lent to one scenario at a time. */
export class Lease {
  readonly connection: Connection
  initialize: InitializeResult | undefined
  #listener: LeaseListener = deaf
  #ended: Ended | undefined
  #own = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  #wanted = false

  constructor(open: (listener: ChannelListener) => Channel) {
    this.connection = new Connection(open, {
      result: (id, result) =>
        this.#settle(id, (own) => own.resolve(result)) || this.#listener.result(id, result),
      error: (id, error) =>
        this.#settle(id, (own) =>
          own.reject(new AdapterFault('refused', `${error.message} (${error.code})`)),
        ) || this.#listener.error(id, error),
      progress: (id, value) => this.#listener.progress(id, value),
      reverse: (id, method, params) => this.#listener.reverse(id, method, params),
      withdrawn: (id) => this.#listener.withdrawn(id),
      fault: (code, message) => {
        for (const own of this.#own.values()) own.reject(new AdapterFault(code, message))
        this.#own.clear()
        this.#listener.fault(code, message)
      },
    })
    void this.connection.channel.ended.then((ended) => {
      this.#ended = ended
      for (const own of this.#own.values())
        own.reject(new AdapterFault('died', describeEnd(ended, this.stderr())))
      this.#own.clear()
      if (!this.#wanted) this.#listener.died(ended)
    })
  }

  get usable(): boolean {
    return this.#ended === undefined && !this.connection.broken && !this.#wanted
  }

  get reuse(): boolean {
    return this.initialize?.reuse === true
  }

  stderr(): string {
    return this.connection.channel.stderr()
  }

  lend(listener: LeaseListener): void {
    this.#listener = listener
  }

  /** @throws AdapterFault when the instance does not answer, or speaks another major version of the protocol */
  async start(): Promise<InitializeResult> {
    const result = (await this.call(
      'initialize',
      { protocolVersion: PROTOCOL_VERSION, suiteVersion },
      GRACE.start,
    )) as InitializeResult
    const major = (version: string) => version.split('.')[0]
    if (major(result.protocolVersion) !== major(PROTOCOL_VERSION)) {
      throw new AdapterFault(
        'protocol-version',
        `The adapter speaks protocol ${result.protocolVersion}; this suite needs ${major(PROTOCOL_VERSION)}.x.`,
      )
    }
    this.initialize = result
    return result
  }

  async begin(scenario: string, places: Places, environment: Record<string, string>): Promise<void> {
    await this.call('scenario/begin', { scenario, ...places, environment }, GRACE.scenario)
  }

  /**
   * Ends a scenario: what is still under way is cancelled, what it still asks is refused. A breach of the protocol, or no answer,
   * is the scenario's to know. False when the instance is no longer usable.
   *
   * @param hung a request got no answer in time, which the scenario knows already: it gets a short grace, and no further blame
   */
  async endScenario(hung: boolean): Promise<boolean> {
    const { fault } = this.#listener
    this.#listener = { ...deaf, fault }
    if (!this.usable) return false
    for (const id of this.connection.unanswered()) this.connection.cancel(id)
    for (const id of this.connection.unansweredReverse()) {
      this.connection.reject(id, {
        code: -32000,
        message: 'The scenario has ended.',
        data: { code: 'ECANCELED' },
      })
    }
    try {
      await this.call('scenario/end', {}, hung ? GRACE.hung : GRACE.scenario)
    } catch (error) {
      if (!hung && !this.connection.broken)
        fault((error as AdapterFault).code, (error as AdapterFault).message)
      return false
    } finally {
      this.#listener = deaf
    }
    return this.usable && this.connection.unanswered().length === 0
  }

  /** A request of the harness's own, which no scenario sees. */
  call(method: string, params: unknown, limit: number): Promise<unknown> {
    if (!this.usable) return Promise.reject(new AdapterFault('died', describeEnd(this.#ended, this.stderr())))
    const id = this.connection.request(method, params)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#own.delete(id)
        reject(
          new AdapterFault(
            'no-answer',
            `No answer to ${method} within ${limit} ms.${stderrNote(this.stderr())}`,
          ),
        )
      }, limit)
      const settle =
        <T>(act: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer)
          act(value)
        }
      this.#own.set(id, { resolve: settle(resolve), reject: settle(reject) })
    })
  }

  /** Is it alive at all? Any well-formed answer will do. */
  async ping(limit: number): Promise<void> {
    await this.call('$/ping', {}, limit).catch((error: unknown) => {
      if (!(error instanceof AdapterFault) || error.code !== 'refused') throw error
    })
  }

  /**
   * Closes its input, waits for its end, and takes it by force after a grace.
   *
   * @param look called once it has ended, before what it left behind in its group is ended, too
   */
  async stop(look?: () => Promise<void>): Promise<Ended> {
    this.#wanted = true
    this.connection.channel.close()
    const timer = setTimeout(() => void this.connection.channel.kill(), GRACE.end)
    const ended = await this.connection.channel.ended
    clearTimeout(timer)
    await look?.()
    // What it started in its own group, and left behind, goes with it.
    await this.connection.channel.kill()
    return ended
  }

  async kill(): Promise<Ended> {
    this.#wanted = true
    await this.connection.channel.kill()
    return this.connection.channel.ended
  }

  #settle(
    id: number,
    act: (own: { resolve(result: unknown): void; reject(error: Error): void }) => void,
  ): boolean {
    const own = this.#own.get(id)
    if (!own) return false
    this.#own.delete(id)
    act(own)
    return true
  }
}

function describeEnd(ended: Ended | undefined, stderr: string): string {
  const how = ended?.signal ? `by signal ${ended.signal}` : `with exit code ${ended?.code ?? 'unknown'}`
  return `The adapter ended ${how}.${stderrNote(stderr)}`
}

function stderrNote(stderr: string): string {
  const text = stderr.trim()
  return text === '' ? '' : ` Its stderr ends: ${JSON.stringify(text.slice(-600))}`
}

/** Would these conditions need a process of their own? */
export function needsOwnProcess({ environment: _, ...others }: StartConditions): boolean {
  return Object.keys(others).length > 0
}
