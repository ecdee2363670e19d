import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { Static } from '@sinclair/typebox'
import { TranscriptHeader as Published, TRANSCRIPT_FORMAT } from '../../spec/schema/transcript.ts'
import { faultOf } from '../subject/envelope.ts'
import { readLines } from '../subject/frames.ts'
import { untellable } from '../subject/tellable.ts'
import type { Conditions } from '../world/conditions.ts'
import type { Places, Recorded } from './events.ts'
import { ForeignTranscript } from './failures.ts'

export { TRANSCRIPT_FORMAT }

/** What a replay must know before the first scenario; it probes nothing. */
export type TranscriptHeader = Omit<Static<typeof Published>, 'conditions'> & {
  readonly conditions: Conditions
}

/** One scenario, one attempt. */
export interface Recording {
  readonly scenario: string
  readonly attempt: number
  readonly paths: Places
  readonly events: readonly Recorded[]
}

/** Events that are written together: enough to be quick, and few enough for one text and one call. */
const AT_ONCE = 500

/** Writes a transcript while the run goes on: a line an event. */
export class TranscriptWriter {
  readonly #file: FileHandle
  #lines = 0
  readonly #digest = createHash('sha256')

  private constructor(file: FileHandle) {
    this.#file = file
  }

  static async create(path: string, header: TranscriptHeader): Promise<TranscriptWriter> {
    const writer = new TranscriptWriter(await open(path, 'w'))
    await writer.#write(header)
    return writer
  }

  async add(recording: Recording): Promise<void> {
    const { scenario, attempt, paths, events } = recording
    await this.#write({ scenario, attempt, paths })
    for (let from = 0; from < events.length; from += AT_ONCE) {
      const some = events.slice(from, from + AT_ONCE)
      await this.#write(...some.map((event) => ({ scenario, attempt, ...event })))
    }
    await this.#write({ scenario, attempt, events: events.length })
  }

  async close(): Promise<void> {
    await this.#write({ end: true, lines: this.#lines })
    await this.#file.close()
  }

  /** SHA-256 of everything written. */
  digest(): string {
    return this.#digest.copy().digest('hex')
  }

  async #write(...lines: readonly object[]): Promise<void> {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    this.#digest.update(text)
    this.#lines += lines.length
    await this.#file.write(text)
  }
}

/**
 * Reads a transcript.
 *
 * @throws ForeignTranscript when a line was cut, removed, repeated or moved
 */
export async function readTranscript(
  path: string,
): Promise<{ header: TranscriptHeader; recordings: Map<string, Recording> }> {
  const recordings = new Map<string, Recording>()
  let header: TranscriptHeader | undefined
  let current: (Recording & { readonly events: Recorded[] }) | undefined
  let lines = 0
  let ended = false
  await eachLine(path, (line) => {
    if (ended) refuse(lines, 'a line follows the end')
    if (!header) {
      if (line['format'] !== TRANSCRIPT_FORMAT)
        refuse(lines, `it does not begin with the header of a "${TRANSCRIPT_FORMAT}"`)
      const problem = faultOf(Published, line)
      if (problem) refuse(lines, `its header does not match the schema: ${problem}`)
      header = line as unknown as TranscriptHeader
    } else if ('end' in line) {
      if (current) refuse(lines, `the recording of ${current.scenario} has no end`)
      if (line['lines'] !== lines) refuse(lines, `the end counts ${String(line['lines'])} lines before it`)
      ended = true
    } else if ('paths' in line) {
      if (current) refuse(lines, `the recording of ${current.scenario} has no end`)
      current = { ...(line as unknown as Recording), events: [] }
      if (recordings.has(recordingKey(current.scenario, current.attempt)))
        refuse(lines, `${current.scenario} stands there twice`)
    } else {
      if (!current || line['scenario'] !== current.scenario || line['attempt'] !== current.attempt) {
        return refuse(lines, 'it belongs to another recording')
      }
      if ('events' in line) {
        if (line['events'] !== current.events.length) refuse(lines, `${current.scenario} has lost events`)
        recordings.set(recordingKey(current.scenario, current.attempt), current)
        current = undefined
      } else {
        if (line['n'] !== current.events.length)
          refuse(lines, `event ${String(line['n'])} stands where ${current.events.length} is due`)
        current.events.push(line as unknown as Recorded)
      }
    }
    lines++
  })
  if (!header) throw new ForeignTranscript(`${path} is empty.`)
  if (!ended) throw new ForeignTranscript(`${path} was cut: its last line is missing.`)
  return { header, recordings }
}

export function recordingKey(scenario: string, attempt: number): string {
  return `${scenario}#${attempt}`
}

function refuse(line: number, why: string): never {
  throw new ForeignTranscript(`Line ${line + 1} of the transcript is not in its place: ${why}.`)
}

/** Reads a file of JSON objects, a line at a time. */
async function eachLine(path: string, act: (line: Record<string, unknown>) => void): Promise<void> {
  const stream = createReadStream(path)
  let number = 0
  readLines(stream, {
    line: (text) => {
      if (stream.destroyed) return
      number++
      try {
        act(parse(text, number))
      } catch (error) {
        stream.destroy(error as Error)
      }
    },
    tooLong: (bytes) => stream.destroy(new ForeignTranscript(`A line is longer than ${bytes} bytes.`)),
  })
  await finished(stream).catch((error: Error) => {
    throw 'syscall' in error ? new ForeignTranscript(`${path} cannot be read: ${error.message}`) : error
  })
}

function parse(text: string, number: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    // A run records no number beyond doubles: parsed, it would pass for null. Few lines need the look.
    const fit = !/[eE]\+?\d{3}|\d{309}/.test(text) || untellable(value) === undefined
    if (typeof value === 'object' && value !== null && fit) return value as Record<string, unknown>
  } catch {
    // Said below.
  }
  throw new ForeignTranscript(`Line ${number} is no line of a transcript: ${text.slice(0, 80)}`)
}
