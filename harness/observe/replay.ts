import { isDeepStrictEqual } from 'node:util'
import type { Backend, Incoming, Outgoing, Places, Recorded } from './events.ts'
import { ForeignTranscript } from './failures.ts'

/** Turns of the event loop without any event after which a replay that still waits is stuck. */
const PATIENCE = 200

/**
 * Hands out a recording. An incoming event is delivered in recorded order, once all outgoing events recorded before it were made
 * again; outgoing events match by content in any order, and references are mapped, never compared.
 */
export class ReplayBackend implements Backend {
  readonly paths: Places
  readonly #events: readonly Recorded[]
  readonly #made = new Set<number>()
  /** The scenario's references by the recorded ones. */
  readonly #refs = new Map<number, number>()
  readonly #comparables = new Map<number, unknown>()
  #next = 0
  #deliver: (event: Incoming, recorded: { n: number; at: number }) => void = () => {}
  #scheduled = false
  #idle = 0
  #foreign: string | undefined
  #closing = false
  #onStuck: (error: ForeignTranscript) => void

  /** @param onStuck told when the scenario waits for something that the recording does not hold */
  constructor(paths: Places, events: readonly Recorded[], onStuck: (error: ForeignTranscript) => void) {
    this.paths = paths
    this.#events = events
    this.#onStuck = onStuck
  }

  connect(deliver: (event: Incoming, recorded?: { readonly n: number; readonly at: number }) => void): void {
    this.#deliver = deliver
    this.#schedule()
  }

  /** The recorded time at which the event was made; the time that rules judge. */
  send(event: Outgoing): number | undefined {
    const made = this.#comparable(event, false)
    const found = this.#events.find(
      (recorded) =>
        'out' in recorded &&
        recorded.out.op === event.op &&
        !this.#made.has(recorded.n) &&
        isDeepStrictEqual(this.#recorded(recorded.n, recorded.out), made),
    )
    if (!found) {
      this.#refuse(`The scenario asks for something that the transcript does not hold: ${shorten(event)}`)
      return undefined
    }
    this.#made.add(found.n)
    if ('ref' in event && 'out' in found && 'ref' in found.out) this.#refs.set(found.out.ref, event.ref)
    this.#idle = 0
    this.#schedule()
    return found.at
  }

  async close(): Promise<void> {
    this.#closing = true
    while (this.#step()) await turn()
    if (this.#foreign) throw new ForeignTranscript(this.#foreign)
    const left = this.#events.find((recorded, index) =>
      'out' in recorded ? !this.#made.has(recorded.n) : index >= this.#next,
    )
    if (left)
      throw new ForeignTranscript(
        `The transcript holds an event that the scenario does not make: ${shorten(left)}`,
      )
  }

  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    void this.#run()
  }

  async #run(): Promise<void> {
    await turn()
    while (this.#idle < PATIENCE && !this.#closing && !this.#foreign) {
      if (this.#step()) this.#idle = 0
      else this.#idle++
      await turn()
    }
    this.#scheduled = false
    if (this.#closing || this.#foreign) return
    if (this.#next < this.#events.length) {
      this.#refuse(
        `The scenario waits, and the transcript expects it to go on with: ${shorten(this.#events[this.#next])}`,
      )
    } else {
      // All has been told: whoever waits now would wait for ever. Nobody needs to.
      this.#onStuck(
        new ForeignTranscript('The scenario waits for something that the transcript does not hold.'),
      )
    }
  }

  /** Delivers the next incoming event, if its turn has come. */
  #step(): boolean {
    for (; this.#next < this.#events.length; this.#next++) {
      const recorded = this.#events[this.#next]
      if (!recorded) return false
      if ('out' in recorded) {
        if (!this.#made.has(recorded.n)) return false
        continue
      }
      this.#next++
      this.#deliver(this.#mapped(recorded.in), { n: recorded.n, at: recorded.at })
      return true
    }
    return false
  }

  #mapped(event: Incoming): Incoming {
    if (!('ref' in event)) return event
    const ref = this.#refs.get(event.ref)
    return ref === undefined ? event : { ...event, ref }
  }

  /** What a recorded event is compared by; kept, unless it speaks of another one whose reference may not be known yet. */
  #recorded(n: number, event: Outgoing): unknown {
    if (event.op === 'cancel' || event.op === 'ask') return this.#comparable(event, true)
    const kept = this.#comparables.get(n) ?? this.#comparable(event, true)
    this.#comparables.set(n, kept)
    return kept
  }

  /** An event without its own reference, and with references to others in the scenario's terms. */
  #comparable(event: Outgoing, recorded: boolean): unknown {
    const { ref: _, ...content } = JSON.parse(JSON.stringify(event)) as Record<string, unknown>
    const translate = (target: unknown) => (recorded ? this.#refs.get(target as number) : target)
    if (event.op === 'cancel') content['target'] = translate(event.target)
    if (event.op === 'ask' && 'ask' in event.question && event.question.ask === 'pending') {
      content['question'] = { ...event.question, target: translate(event.question.target) }
    }
    return content
  }

  #refuse(why: string): void {
    this.#foreign ??= why
    this.#onStuck(new ForeignTranscript(why))
  }
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
