import { ForeignTranscript } from '../observe/failures.ts'
import { Observer } from '../observe/observer.ts'
import { ReplayBackend } from '../observe/replay.ts'
import { type Recording, recordingKey, type TranscriptHeader } from '../observe/transcript.ts'
import { checkPrograms, unmetNeed } from './needs.ts'
import type { Run, ScenarioFacts } from './scenario.ts'

/** Scenarios judged again from their recordings, without the subject. */
export class ReplayRun implements Run {
  readonly attempt: number
  readonly #header: TranscriptHeader
  readonly #recordings: ReadonlyMap<string, Recording>
  /** Recordings that were used. */
  readonly used: Set<string>

  constructor(
    header: TranscriptHeader,
    recordings: ReadonlyMap<string, Recording>,
    attempt: number,
    used = new Set<string>(),
  ) {
    this.#header = header
    this.#recordings = recordings
    this.attempt = attempt
    this.used = used
  }

  notApplicable(facts: ScenarioFacts): string | undefined {
    return unmetNeed(facts.needs, this.#header.subject.initialize.capabilities, this.#header.conditions)
  }

  async begin(facts: ScenarioFacts): Promise<Observer> {
    checkPrograms(facts.needs, this.#header.subject.missing)
    const key = recordingKey(facts.id, this.attempt)
    const recording = this.#recordings.get(key)
    if (!recording)
      throw new ForeignTranscript(
        `The transcript holds no recording of ${facts.id}, attempt ${this.attempt}.`,
      )
    this.used.add(key)
    const backend = new ReplayBackend(recording.paths, recording.events, (error) => observer.abandon(error))
    const observer: Observer = new Observer(backend, () => 0)
    return observer
  }

  async end(_facts: ScenarioFacts, observer: Observer): Promise<void> {
    await observer.close()
  }
}
