import type { InitializeResult } from '../../spec/schema/protocol.ts'
import type { Places, StartConditions } from '../observe/events.ts'
import { subjectEnvironment } from '../subject/environment.ts'
import { Lease, needsOwnProcess } from '../subject/lease.ts'
import type { SubjectDescription } from '../subject/manifest.ts'
import { openStdio } from '../subject/stdio-channel.ts'
import { openWorker, type ReplacementFile } from '../subject/worker-channel.ts'

export interface SubjectOptions {
  readonly subject: SubjectDescription
  /** In-process: a worker thread where the subject has a module, except for scenarios that need a process of their own. */
  readonly transport: 'in-process' | 'stdio'
  readonly replacements: readonly ReplacementFile[]
  /** Marks every process of the run. */
  readonly marker: string
}

/** Starts instances of the subject, and keeps those that can serve another scenario. */
export class Subjects {
  readonly #options: SubjectOptions
  readonly #idle = new Map<string, Lease>()
  readonly #home: Places
  #reuse = false

  /** @param home folders for instances that serve many scenarios */
  constructor(options: SubjectOptions, home: Places) {
    this.#options = options
    this.#home = home
  }

  /** An instance that is ready for a scenario, or an AdapterFault. */
  async acquire(
    name: string,
    scenario: string,
    places: Places,
    marker: string,
    conditions: StartConditions,
  ): Promise<Lease> {
    const own = needsOwnProcess(conditions)
    const idle = own ? undefined : this.#idle.get(name)
    if (idle) this.#idle.delete(name)
    if (idle && !idle.usable) await idle.kill()
    // One that outlives the scenario belongs to the run: its folders and its marker must not be the scenario's.
    const shared = this.#reuse && !own
    const lease = idle?.usable
      ? idle
      : await this.#start(shared ? this.#home : places, shared ? this.#options.marker : marker, conditions)
    try {
      if (lease.reuse) await lease.begin(scenario, places, this.environment(places, marker, conditions))
      return lease
    } catch (error) {
      // Nobody else knows of it: left alone, a thread would keep the run from ending.
      await lease.kill()
      throw error
    }
  }

  /**
   * Takes an instance back at the end of a scenario; one that cannot be used again is ended.
   *
   * @param how `hung`: a request got no answer in time; `look`: called when an instance has ended as it should, before what it left
   * behind is ended, too
   */
  async release(
    name: string,
    lease: Lease,
    conditions: StartConditions,
    { hung = false, look }: { hung?: boolean; look?: (() => Promise<void>) | undefined } = {},
  ): Promise<void> {
    const keep = lease.reuse && !needsOwnProcess(conditions) && (await lease.endScenario(hung))
    if (keep && !this.#idle.has(name)) this.#idle.set(name, lease)
    else if (lease.usable && !hung) await lease.stop(look)
    else await lease.kill()
  }

  /** Starts an instance, and asks whether it is alive at all. One that can serve scenarios waits for the first. */
  async smokeCheck(limit: number): Promise<InitializeResult> {
    const lease = await this.#start(this.#home, this.#options.marker, {})
    try {
      await lease.ping(limit)
    } catch (error) {
      await lease.kill()
      throw error
    }
    this.#reuse = lease.reuse
    if (lease.reuse) this.#idle.set('A', lease)
    else await lease.stop()
    return lease.initialize as InitializeResult
  }

  async close(): Promise<void> {
    for (const lease of this.#idle.values()) await lease.stop()
    this.#idle.clear()
  }

  environment(places: Places, marker: string, conditions: StartConditions): Record<string, string> {
    return {
      ...subjectEnvironment(places, marker, this.#options.subject.environment),
      ...conditions.environment,
    }
  }

  async #start(places: Places, marker: string, conditions: StartConditions): Promise<Lease> {
    const { subject, transport, replacements } = this.#options
    const environment = this.environment(places, marker, conditions)
    const { module } = subject
    const lease = new Lease((listener) =>
      transport === 'in-process' && module && !needsOwnProcess(conditions)
        ? openWorker({ module, replacements, environment }, listener)
        : openStdio(
            {
              command: [...subject.command, ...replacements.flatMap(replaceOption)],
              cwd: places.workspace,
              environment,
              conditions,
            },
            listener,
          ),
    )
    try {
      await lease.start()
      return lease
    } catch (error) {
      await lease.kill()
      throw error
    }
  }
}

function replaceOption({ unit, file, export: name }: ReplacementFile): string[] {
  return ['--replace', `${unit}=${file}${name ? `#${name}` : ''}`]
}
