import { declaredIn } from './declared.ts'
import type { Backend, Incoming, Outgoing, Places, Recorded } from './events.ts'
import { AdapterFault, NoAnswer } from './failures.ts'
import { sideEffects } from './footprint.ts'
import { Instance } from './instance.ts'
import { Observed } from './observed.ts'
import type { LeftBehind, Question, TreeEntry } from './questions.ts'

interface Waiting {
  readonly describe: string
  readonly instance: string | undefined
  readonly progress: Observed[]
  readonly onProgress: (() => void)[]
  resolve(event: Incoming, n: number, at: number): void
  fail(error: Error): void
}

/** Arranges an event that has a reference; `ref` is filled in by the observer. */
type WithoutRef<E> = E extends { readonly ref: number } ? Omit<E, 'ref'> : never
export type Ask = WithoutRef<Outgoing>

/**
 * The only way for a scenario to touch or see the world. Everything that passes is recorded, numbered without gaps,
 * and with a monotonic time; a replay hands out the recorded events instead.
 */
export class Observer {
  readonly paths: Places
  readonly recording: Recorded[] = []
  readonly #backend: Backend
  readonly #clock: () => number
  readonly #waiting = new Map<number, Waiting>()
  readonly #instances = new Map<string, Instance>()
  readonly #mayStay = new Set<string>()
  #before: Promise<Observed<TreeEntry[]>> | undefined
  /** Number of the event that asked for it. */
  #lookedFrom = 0
  #refs = 0
  #fault: AdapterFault | undefined

  /** @param clock milliseconds since the scenario began */
  constructor(backend: Backend, clock: () => number) {
    this.#backend = backend
    this.#clock = clock
    this.paths = backend.paths
    backend.connect((event, recorded) => this.#deliver(event, recorded))
  }

  /** A named instance of the subject; the same name gives the same instance. It starts when first used. */
  instance(name = 'A'): Instance {
    const known = this.#instances.get(name)
    if (known) return known
    const made = new Instance(this, name)
    this.#instances.set(name, made)
    return made
  }

  /**
   * Ends the scenario, and with it every instance that still runs.
   *
   * @throws AdapterFault when the protocol was broken, also where no step waited any more
   */
  async close(): Promise<void> {
    await this.#backend.close()
    if (this.#fault) throw this.#fault
  }

  /** @internal Remembers how the world looked before the first call of a tool. */
  async beforeTool(): Promise<void> {
    if (!this.#before) {
      // What is arranged while the look goes on may be in it, or half in it.
      this.#lookedFrom = this.recording.length
      this.#before = this.ask<TreeEntry[]>({ ask: 'tree' })
    }
    await this.#before
  }

  /** Says that processes whose command line contains this may outlive the scenario. */
  mayStay(containing: string): void {
    this.#mayStay.add(containing)
  }

  /**
   * Ends every instance, as the end of the scenario would, and says as sentences what the tools changed or left although nobody
   * asked for it; undefined when no tool was called. Rule TOOL-001.
   */
  async sideEffects(): Promise<Observed<readonly string[]> | undefined> {
    const before = await this.#before
    if (!before) return undefined
    const from = this.#lookedFrom
    const { processes } = declaredIn(this.recording, from, this.paths)
    const expected = [...processes, ...this.#mayStay]
    const after = await this.ask<LeftBehind>({ ask: 'left-behind', expected })
    const absolute = (path: string) => {
      const [place = ''] = path.split('/')
      return `${this.paths[place as keyof Places]}${path.slice(place.length)}`
    }
    const declared = declaredIn(this.recording, from, this.paths)
    return Observed.all<unknown>([after, before]).view(() => [
      ...sideEffects(before.value, after.value.tree, absolute, declared),
      ...after.value.processes.map((command) => `process left: ${command}`),
    ])
  }

  /** Asks the world, or arranges something in it. */
  async ask<T>(question: Question): Promise<Observed<T>> {
    const { done } = this.send({ op: 'ask', question }, describeQuestion(question))
    const { event, n } = await done
    if (event.on === 'failed')
      throw new Error(`The scenario could not ${describeQuestion(question)}: ${event.message}`)
    if (event.on !== 'told') throw new AdapterFault('observer', `Unexpected ${event.on} for a question.`)
    return new Observed(event.answer as T, [{ event: n, path: ['answer'] }])
  }

  /** @internal Sends an event that will be answered. */
  send(ask: Ask, describe: string): Sent {
    const ref = ++this.#refs
    const progress: Observed[] = []
    const onProgress: (() => void)[] = []
    const instance = 'instance' in ask ? ask.instance : undefined
    const done = new Promise<Answered>((resolve, reject) => {
      this.#waiting.set(ref, {
        describe,
        instance,
        progress,
        onProgress,
        resolve: (event, n, at) => resolve({ event, n, at }),
        fail: reject,
      })
    })
    done.catch(() => {})
    const sentAt = this.#out({ ...ask, ref } as Outgoing)
    return { ref, done, progress, onProgress, sentAt }
  }

  /** @internal Sends an event that has no answer of its own. */
  tell(event: Exclude<Outgoing, { readonly ref: number }>): void {
    this.#out(event)
  }

  #out(event: Outgoing): number {
    const at = this.#clock()
    this.recording.push({ n: this.recording.length, at, out: event })
    return this.#backend.send(event) ?? at
  }

  #deliver(event: Incoming, recorded: { readonly n: number; readonly at: number } | undefined): void {
    const n = recorded?.n ?? this.recording.length
    const at = recorded?.at ?? this.#clock()
    this.recording.push({ n, at, in: event })
    switch (event.on) {
      case 'progress': {
        const waiting = this.#waiting.get(event.ref)
        waiting?.progress.push(new Observed<unknown>(event.value, [{ event: n, path: ['value'] }]))
        for (const notify of waiting?.onProgress.splice(0) ?? []) notify()
        return
      }
      case 'reverse':
        this.instance(event.instance).arrived(event, n)
        return
      case 'withdrawn':
        this.instance(event.instance).withdrawn(event.reverse)
        return
      case 'died':
        this.#failAll(event.instance, (describe) => {
          const how = event.signal ? `signal ${event.signal}` : `exit code ${event.code}`
          const said = event.stderr.trim()
          return new NoAnswer(
            'died',
            describe,
            said === '' ? how : `${how}; its stderr ends: ${said.slice(-600)}`,
          )
        })
        return
      case 'fault':
        this.#fault ??= new AdapterFault(event.code, event.message)
        this.#failAll(event.instance, () => new AdapterFault(event.code, event.message))
        return
      case 'timeout': {
        const waiting = this.#take(event.ref)
        waiting?.fail(new NoAnswer('no answer', waiting.describe, `within ${event.limit} ms`))
        return
      }
      default:
        this.#take(event.ref)?.resolve(event, n, at)
    }
  }

  #take(ref: number): Waiting | undefined {
    const waiting = this.#waiting.get(ref)
    this.#waiting.delete(ref)
    return waiting
  }

  /** Ends every wait: the scenario cannot go on. */
  abandon(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.fail(error)
    this.#waiting.clear()
    for (const instance of this.#instances.values()) instance.lost(error)
  }

  #failAll(instance: string, error: (describe: string) => Error): void {
    for (const [ref, waiting] of this.#waiting) {
      if (waiting.instance !== instance) continue
      this.#waiting.delete(ref)
      waiting.fail(error(waiting.describe))
    }
    this.instance(instance).lost(error(`instance ${instance}`))
  }
}

export interface Answered {
  readonly event: Incoming
  readonly n: number
  readonly at: number
}

export interface Sent {
  readonly ref: number
  readonly done: Promise<Answered>
  readonly progress: readonly Observed[]
  readonly onProgress: (() => void)[]
  readonly sentAt: number
}

function describeQuestion(question: Question): string {
  return 'ask' in question ? `ask ${question.ask}` : `arrange ${question.arrange} ${question.path}`
}
