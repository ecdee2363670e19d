import { isAbsolute, relative, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Subjects } from '../run/subjects.ts'
import type { Lease } from '../subject/lease.ts'
import { type Arrangement, arrange } from '../world/arrange.ts'
import type { Conditions } from '../world/conditions.ts'
import { lookAt, namesIn, treeOf } from '../world/look.ts'
import { markedProcesses, sweep } from '../world/processes.ts'
import { fileAppears, processesGone, processesLeft } from '../world/waits.ts'
import { giveTo } from '../world/workspace.ts'
import type { Backend, Incoming, Outgoing, Places, StartConditions } from './events.ts'
import { AdapterFault } from './failures.ts'
import type { LeftBehind, Question } from './questions.ts'

/** Milliseconds that processes which were ended by force, or end by themselves, get to be gone. */
const ENDING = 1_000

interface Running {
  readonly lease: Lease
  readonly conditions: StartConditions
  /** References of requests under way, by the connection's ids. */
  readonly refs: Map<number, number>
  readonly timers: Map<number, NodeJS.Timeout>
  /** A request got no answer in time. */
  hung: boolean
  readonly sentBack: { readonly method: string; readonly params: unknown }[]
}

export interface LiveOptions {
  readonly scenario: string
  readonly places: Places
  readonly marker: string
  readonly subjects: Subjects
  readonly conditions: Conditions
  /** Milliseconds until a request counts as unanswered, where the request does not say. */
  readonly limit: number
  /** Conditions for every instance of this scenario. */
  readonly start: StartConditions
}

/** The live world: real instances, real files, real processes. */
export class LiveBackend implements Backend {
  readonly paths: Places
  readonly #options: LiveOptions
  readonly #running = new Map<string, Running>()
  /** Has it run a command, or was an instance ended by force? Then processes may be left for good reasons. */
  #mayLeave = false
  readonly #starting = new Set<Promise<void>>()
  readonly #isMine = (marker: string) => marker === this.#options.marker
  #deliver: (event: Incoming) => void = () => {}
  #leftNone = false

  constructor(options: LiveOptions) {
    this.#options = options
    this.paths = options.places
  }

  connect(deliver: (event: Incoming) => void): void {
    this.#deliver = deliver
  }

  send(event: Outgoing): undefined {
    this.#perform(event)
  }

  #perform(event: Outgoing): void {
    switch (event.op) {
      case 'start':
        return this.#keep(
          this.#start(event.ref, event.instance, { ...this.#options.start, ...event.conditions }),
        )
      case 'stop':
      case 'kill':
        return void this.#end(event.op, event.ref, event.instance)
      case 'request':
        return this.#request(event)
      case 'ask':
        return void this.#ask(event.ref, event.question)
      case 'cancel':
        return this.#with(event.instance, ({ lease, refs }) => {
          for (const [id, ref] of refs) if (ref === event.target) lease.connection.cancel(id)
        })
      case 'reply':
        return this.#with(event.instance, ({ lease }) => lease.connection.reply(event.reverse, event.result))
      case 'reject':
        return this.#with(event.instance, ({ lease }) => lease.connection.reject(event.reverse, event.error))
      case 'emit':
        return this.#with(event.instance, ({ lease }) => lease.connection.emit(event.reverse, event.value))
    }
  }

  #keep(start: Promise<void>): void {
    this.#starting.add(start)
    void start.then(() => this.#starting.delete(start))
  }

  async close(): Promise<void> {
    await this.#endAll()
    // A look at all processes costs more than a short scenario: where it has just found none, none need to be ended.
    if (this.#leftNone) return
    await sweep((found) => found === this.#options.marker)
  }

  /** @param look called when the last instance has ended, before what it left in its group is ended, too */
  async #endAll(look?: () => Promise<void>): Promise<void> {
    // One that is still starting would be nobody's.
    await Promise.all(this.#starting)
    const { subjects } = this.#options
    let left = this.#running.size
    for (const [name, running] of this.#running) {
      for (const timer of running.timers.values()) clearTimeout(timer)
      const own = this.#mayLeave ? undefined : () => this.#lookForLeft(name)
      await subjects.release(name, running.lease, running.conditions, {
        hung: running.hung,
        look: --left === 0 ? (look ?? own) : undefined,
      })
    }
    this.#running.clear()
  }

  /** An adapter must leave no process of its own; what commands leave is for TOOL-001 to judge. */
  async #lookForLeft(instance: string): Promise<void> {
    const left = await markedProcesses(this.#isMine)
    this.#leftNone = left.length === 0
    if (this.#leftNone) return
    const message = `The adapter has ended and left a process: ${left.map(({ command }) => command).join(', ')}`
    this.#deliver({ on: 'fault', instance, code: 'process-left', message, stderr: '' })
  }

  #with(instance: string, act: (running: Running) => void): void {
    const running = this.#running.get(instance)
    if (running) act(running)
  }

  async #start(ref: number, instance: string, conditions: StartConditions): Promise<void> {
    const { scenario, places, marker, subjects } = this.#options
    try {
      if (conditions.user !== undefined) await giveTo(conditions.user, places)
      const lease = await subjects.acquire(instance, scenario, places, marker, conditions)
      const running: Running = {
        lease,
        conditions,
        refs: new Map(),
        timers: new Map(),
        hung: false,
        sentBack: [],
      }
      this.#running.set(instance, running)
      this.#listen(instance, running)
      if (!lease.initialize)
        throw new AdapterFault('observer', 'An instance was started without an answer to initialize.')
      this.#deliver({ on: 'started', ref, initialize: lease.initialize })
    } catch (error) {
      const { code, message } =
        error instanceof AdapterFault ? error : { code: 'start', message: String(error) }
      this.#deliver({ on: 'fault', instance, code, message, stderr: '' })
    }
  }

  #listen(instance: string, running: Running): void {
    const { lease, refs, timers, sentBack } = running
    const settle = (id: number, event: (ref: number) => Incoming) => {
      const ref = refs.get(id)
      if (ref === undefined) return
      refs.delete(id)
      clearTimeout(timers.get(ref))
      timers.delete(ref)
      this.#deliver(event(ref))
    }
    lease.lend({
      result: (id, result) => settle(id, (ref) => ({ on: 'result', ref, result })),
      error: (id, error) => settle(id, (ref) => ({ on: 'error', ref, error })),
      progress: (id, value) => {
        const ref = refs.get(id)
        if (ref !== undefined) this.#deliver({ on: 'progress', ref, value })
      },
      reverse: (reverse, method, params) => {
        sentBack.push({ method, params })
        this.#deliver({ on: 'reverse', instance, reverse, method, params })
      },
      withdrawn: (reverse) => this.#deliver({ on: 'withdrawn', instance, reverse }),
      fault: (code, message) =>
        this.#deliver({ on: 'fault', instance, code, message, stderr: lease.stderr() }),
      died: ({ code, signal }) =>
        this.#deliver({ on: 'died', instance, code, signal, stderr: lease.stderr() }),
    })
  }

  async #end(op: 'stop' | 'kill', ref: number, instance: string): Promise<void> {
    const running = this.#running.get(instance)
    if (op === 'kill') this.#mayLeave = true
    this.#running.delete(instance)
    if (!running) return this.#deliver({ on: 'ended', ref, code: null, signal: null, stderr: '' })
    for (const timer of running.timers.values()) clearTimeout(timer)
    const { lease } = running
    const { code, signal } = op === 'kill' ? await lease.kill() : await lease.stop()
    this.#deliver({ on: 'ended', ref, code, signal, stderr: lease.stderr() })
  }

  #request(event: Extract<Outgoing, { op: 'request' }>): void {
    const { ref, instance, method, params } = event
    if (method === 'tool/call') this.#mayLeave = true
    const running = this.#running.get(instance)
    if (!running?.lease.usable) {
      return void setImmediate(() =>
        this.#deliver({ on: 'died', instance, code: null, signal: null, stderr: '' }),
      )
    }
    const limit = event.limit ?? this.#options.limit
    running.timers.set(
      ref,
      setTimeout(() => {
        running.hung = true
        this.#deliver({ on: 'timeout', ref, limit })
      }, limit),
    )
    running.refs.set(running.lease.connection.request(method, params), ref)
  }

  async #ask(ref: number, question: Question): Promise<void> {
    try {
      this.#deliver({ on: 'told', ref, answer: await this.#answer(question) })
    } catch (error) {
      this.#deliver({ on: 'failed', ref, message: String(error) })
    }
  }

  async #answer(question: Question): Promise<unknown> {
    if ('arrange' in question) {
      this.#checkInside(question.path)
      return (await arrange(question as Arrangement)) ?? null
    }
    switch (question.ask) {
      case 'file':
        return lookAt(question.path, question.read)
      case 'names':
        return namesIn(question.path)
      case 'tree':
        return treeOf(this.paths)
      case 'processes':
        return this.#processes(question.containing)
      case 'processes-gone':
        return processesGone(this.#isMine, question.containing, question.limit)
      case 'file-appears':
        return fileAppears(question.path, question.limit)
      case 'left-behind':
        return this.#leftBehind(question.expected)
      case 'pending':
        await this.#settle()
        return [...this.#running.values()].some(({ refs }) => [...refs.values()].includes(question.target))
      case 'sent-back':
        await this.#settle()
        return [...(this.#running.get(question.instance)?.sentBack ?? [])]
      case 'condition':
        return question.name in this.#options.conditions
          ? this.#options.conditions[question.name as keyof Conditions]
          : null
    }
  }

  /** A path may be what a subject has told: nothing of the user's is written or removed because a subject names it. */
  #checkInside(path: string): void {
    const inside = Object.values(this.paths).some((folder) => {
      const way = relative(folder, path)
      return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
    })
    if (!inside) throw new Error(`${path} lies outside the folders of the scenario`)
  }

  /** Processes first: while one lives, it may still change a file. */
  async #leftBehind(expected: readonly string[]): Promise<LeftBehind> {
    const found = new Set<string>()
    const look = async () => {
      const { all, unexpected } = await processesLeft(this.#isMine, expected, ENDING)
      for (const command of unexpected) found.add(command)
      this.#leftNone = all.length === 0
    }
    await this.#endAll(look)
    await look()
    return { tree: await treeOf(this.paths), processes: [...found] }
  }

  async #processes(containing: string): Promise<string[]> {
    const found = await this.#living(containing)
    if (found.length > 0 || containing === '') return found
    // A process that is just becoming another program shows neither arguments nor environment: look twice before saying "none".
    await pause(30)
    return this.#living(containing)
  }

  async #living(containing: string): Promise<string[]> {
    const adapters = new Set([...this.#running.values()].map(({ lease }) => lease.connection.channel.pid))
    const living = await markedProcesses(this.#isMine)
    return living
      .filter(({ pid, command }) => !adapters.has(pid) && command.includes(containing))
      .map(({ command }) => command)
  }

  /** Lets the instances do what they can do without us, and lets what they sent arrive. */
  async #settle(): Promise<void> {
    for (let round = 0; round < 2; round++) {
      await pause(25)
      const leases = [...this.#running.values()].map(({ lease }) => lease).filter(({ usable }) => usable)
      await Promise.all(leases.map((lease) => lease.ping(500).catch(() => {})))
    }
  }
}
