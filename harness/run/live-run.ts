import type { StartConditions } from '../observe/events.ts'
import { LiveBackend } from '../observe/live.ts'
import { Observer } from '../observe/observer.ts'
import type { TranscriptWriter } from '../observe/transcript.ts'
import type { MissingProgram } from '../subject/manifest.ts'
import { type Conditions, NOBODY } from '../world/conditions.ts'
import { makePlaces, removePlaces } from '../world/workspace.ts'
import { checkPrograms, unmetNeed } from './needs.ts'
import type { Run, ScenarioFacts } from './scenario.ts'
import type { Subjects } from './subjects.ts'

export interface LiveRunOptions {
  readonly subjects: Subjects
  readonly capabilities: readonly string[]
  readonly missing: readonly MissingProgram[] | undefined
  readonly conditions: Conditions
  /** Milliseconds until a request counts as unanswered. */
  readonly limit: number
  readonly marker: string
  readonly attempt: number
  readonly transcript?: TranscriptWriter
}

/** Scenarios against a living subject. */
export class LiveRun implements Run {
  readonly attempt: number
  readonly #options: LiveRunOptions
  readonly #roots = new Map<Observer, string>()
  #count = 0

  constructor(options: LiveRunOptions) {
    this.#options = options
    this.attempt = options.attempt
  }

  notApplicable(facts: ScenarioFacts): string | undefined {
    return unmetNeed(facts.needs, this.#options.capabilities, this.#options.conditions)
  }

  async begin(facts: ScenarioFacts): Promise<Observer> {
    const { subjects, conditions, limit, marker, attempt } = this.#options
    checkPrograms(facts.needs, this.#options.missing)
    const { root, ...places } = await makePlaces()
    const backend = new LiveBackend({
      scenario: facts.id,
      places,
      marker: `${marker}.${attempt}.${++this.#count}`,
      subjects,
      conditions,
      limit,
      start: startConditions(facts),
    })
    const began = performance.now()
    const observer = new Observer(backend, () => Math.round((performance.now() - began) * 10) / 10)
    this.#roots.set(observer, root)
    return observer
  }

  async end(facts: ScenarioFacts, observer: Observer): Promise<void> {
    try {
      await observer.close()
    } finally {
      await this.#options.transcript?.add({
        scenario: facts.id,
        attempt: this.attempt,
        paths: observer.paths,
        events: observer.recording,
      })
      const root = this.#roots.get(observer)
      if (root) await removePlaces(root)
      this.#roots.delete(observer)
    }
  }
}

function startConditions(facts: ScenarioFacts): StartConditions {
  const root = process.getuid?.() === 0
  return {
    ...(facts.ownProcess ? { ownProcess: true } : {}),
    ...(facts.needs.includes('non-root') && root ? { user: NOBODY } : {}),
  }
}
