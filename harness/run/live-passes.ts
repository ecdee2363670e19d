import { randomUUID } from 'node:crypto'
import type { InitializeResult } from '../../spec/schema/protocol.ts'
import type { TranscriptWriter } from '../observe/transcript.ts'
import type { SubjectDescription } from '../subject/manifest.ts'
import type { ReplacementFile } from '../subject/worker-channel.ts'
import { type Conditions, probeConditions } from '../world/conditions.ts'
import { undoWhenInterrupted } from '../world/interruption.ts'
import { sweep } from '../world/processes.ts'
import { makePlaces, removePlaces } from '../world/workspace.ts'
import type { Passes } from './certify.ts'
import { LiveRun } from './live-run.ts'
import type { Run } from './scenario.ts'
import { Subjects } from './subjects.ts'

export const DEFAULT_LIMIT = 10_000

export interface LiveOptions {
  readonly subject: SubjectDescription
  readonly transport: 'in-process' | 'stdio'
  readonly replacements?: readonly ReplacementFile[]
  /** Milliseconds until a request counts as unanswered. */
  readonly limit?: number
}

/** A living subject that has passed the smoke check. */
export class LivePasses implements Passes {
  readonly initialize: InitializeResult
  readonly conditions: Conditions
  transcript: TranscriptWriter | undefined
  readonly #options: LiveOptions
  readonly #subjects: Subjects
  readonly #marker: string
  readonly #root: string
  readonly #forget: () => void

  private constructor(
    options: LiveOptions,
    subjects: Subjects,
    initialize: InitializeResult,
    marker: string,
    root: string,
    forget: () => void,
  ) {
    this.#options = options
    this.#subjects = subjects
    this.initialize = initialize
    this.#marker = marker
    this.#root = root
    this.#forget = forget
    this.conditions = probeConditions()
  }

  /** @throws AdapterFault when the adapter is not alive at all */
  static async start(options: LiveOptions): Promise<LivePasses> {
    const { root, ...home } = await makePlaces()
    const marker = randomUUID()
    const forget = undoWhenInterrupted('process', () => sweep((found) => found.startsWith(marker)))
    const { subject, transport, replacements = [] } = options
    const subjects = new Subjects({ subject, transport, replacements, marker }, home)
    try {
      const initialize = await subjects.smokeCheck(options.limit ?? subject.timeout ?? DEFAULT_LIMIT)
      return new LivePasses(options, subjects, initialize, marker, root, forget)
    } catch (error) {
      await sweep((found) => found.startsWith(marker))
      forget()
      await removePlaces(root)
      throw error
    }
  }

  async run(attempt: number): Promise<Run> {
    const limit = this.#options.limit ?? this.#options.subject.timeout ?? DEFAULT_LIMIT
    if (attempt > 1) {
      await this.#subjects.close()
      await this.#subjects.smokeCheck(limit)
    }
    return new LiveRun({
      subjects: this.#subjects,
      capabilities: this.initialize.capabilities,
      missing: this.#options.subject.missing,
      conditions: this.conditions,
      limit,
      marker: this.#marker,
      attempt,
      ...(this.transcript ? { transcript: this.transcript } : {}),
    })
  }

  async close(): Promise<void> {
    await this.#subjects.close()
    await sweep((found) => found.startsWith(this.#marker))
    this.#forget()
    await removePlaces(this.#root)
  }
}
