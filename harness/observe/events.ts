/**
 * Everything that passes between a scenario and the world, as plain JSON. What goes out asks or arranges; what comes in was
 * observed. Both are recorded, so that a scenario can be judged again from the recording alone.
 */
import type { InitializeResult, RpcError } from '../../spec/schema/protocol.ts'
import type { Question } from './questions.ts'

/** What a scenario asks of the place in which an instance of the subject runs. */
export interface StartConditions {
  /** A process of its own over stdio, even where one could serve many scenarios. */
  readonly ownProcess?: boolean
  /** Largest file that the process may write, in bytes (posix). */
  readonly fileSizeLimit?: number
  /** Largest address space of the process, in bytes (posix). */
  readonly memoryLimit?: number
  /** File mode creation mask, such as 0o077 (posix). */
  readonly umask?: number
  /** User id to run under (posix, needs root). */
  readonly user?: number
  /** Variables added to the environment. */
  readonly environment?: Readonly<Record<string, string>>
}

export type Outgoing =
  | {
      readonly op: 'start'
      readonly ref: number
      readonly instance: string
      readonly conditions: StartConditions
    }
  | { readonly op: 'stop'; readonly ref: number; readonly instance: string }
  | { readonly op: 'kill'; readonly ref: number; readonly instance: string }
  | {
      readonly op: 'request'
      readonly ref: number
      readonly instance: string
      readonly method: string
      readonly params: unknown
      /** Tells equal requests in flight apart. */
      readonly label?: string
      /** Milliseconds until "no answer"; the run's default when missing. */
      readonly limit?: number
    }
  | { readonly op: 'cancel'; readonly instance: string; readonly target: number }
  | { readonly op: 'reply'; readonly instance: string; readonly reverse: number; readonly result: unknown }
  | { readonly op: 'reject'; readonly instance: string; readonly reverse: number; readonly error: RpcError }
  | { readonly op: 'emit'; readonly instance: string; readonly reverse: number; readonly value: unknown }
  | { readonly op: 'ask'; readonly ref: number; readonly question: Question }

export type Incoming =
  | { readonly on: 'started'; readonly ref: number; readonly initialize: InitializeResult }
  /** An instance has ended because it was asked to. `stderr` is the end of what it wrote there. */
  | {
      readonly on: 'ended'
      readonly ref: number
      readonly code: number | null
      readonly signal: string | null
      readonly stderr: string
    }
  | { readonly on: 'result'; readonly ref: number; readonly result: unknown }
  | { readonly on: 'error'; readonly ref: number; readonly error: RpcError }
  | { readonly on: 'progress'; readonly ref: number; readonly value: unknown }
  | {
      readonly on: 'reverse'
      readonly instance: string
      readonly reverse: number
      readonly method: string
      readonly params: unknown
    }
  | { readonly on: 'withdrawn'; readonly instance: string; readonly reverse: number }
  /** No answer within the limit. */
  | { readonly on: 'timeout'; readonly ref: number; readonly limit: number }
  /** An instance has ended although nobody asked it to. */
  | {
      readonly on: 'died'
      readonly instance: string
      readonly code: number | null
      readonly signal: string | null
      readonly stderr: string
    }
  /** The adapter broke the protocol. */
  | {
      readonly on: 'fault'
      readonly instance: string
      readonly code: string
      readonly message: string
      readonly stderr: string
    }
  | { readonly on: 'told'; readonly ref: number; readonly answer: unknown }
  /** The world could not be arranged or asked. */
  | { readonly on: 'failed'; readonly ref: number; readonly message: string }

/** One line of a recording; `at` is in milliseconds since the scenario began. */
export type Recorded =
  | { readonly n: number; readonly at: number; readonly out: Outgoing }
  | { readonly n: number; readonly at: number; readonly in: Incoming }

/** Where events go and come from: the live world, or a recording of it. */
export interface Backend {
  readonly paths: Places
  /** Makes the event happen. A replay answers with the recorded time, in milliseconds since the scenario began. */
  send(event: Outgoing): number | undefined
  /** Called once, before anything is sent. */
  connect(deliver: (event: Incoming, recorded?: { readonly n: number; readonly at: number }) => void): void
  /** Ends the scenario: whatever still runs is ended, and the recording must be used up. */
  close(): Promise<void>
}

/** The folders of one scenario, as absolute paths. */
export interface Places {
  readonly workspace: string
  readonly home: string
  readonly temp: string
}
