import { once } from 'node:events'
import { createWriteStream, mkdirSync, type WriteStream, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { Envelope } from '@cucumber/messages'
import type { Report } from '../report/report.ts'
import type { CertifyOptions } from './certify-options.ts'
import { UsageError } from './usage-error.ts'

/** The files that a run writes. */
export interface Outputs {
  /** Where the transcript goes; undefined when none is wanted. */
  readonly transcript: string | undefined
  readonly onEnvelope: (envelope: Envelope) => void
  /** Ends the messages. */
  end(): Promise<void>
  /** Ends the messages, and writes the report. */
  close(report: Report): Promise<void>
}

/** @throws UsageError when the folder cannot be made */
export async function openOutputs({ report: folder, record }: CertifyOptions): Promise<Outputs> {
  let messages: WriteStream | undefined
  let failed: Error | undefined
  if (folder) {
    try {
      mkdirSync(folder, { recursive: true })
    } catch (error) {
      throw new UsageError(`The folder for the report cannot be made: ${(error as Error).message}`)
    }
    messages = createWriteStream(join(folder, 'messages.ndjson'))
    await once(messages, 'open')
    messages.on('error', (error) => {
      failed ??= error
    })
  }
  const end = async () => {
    if (failed) throw failed
    if (!messages) return
    messages.end()
    await finished(messages)
  }
  return {
    transcript: record ?? (folder ? join(folder, 'transcript.jsonl') : undefined),
    onEnvelope: (envelope) => void messages?.write(`${JSON.stringify(envelope)}\n`),
    end,
    close: async (report) => {
      await end()
      if (folder) writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, undefined, 2)}\n`)
    },
  }
}
