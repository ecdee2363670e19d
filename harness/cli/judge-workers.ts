import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Envelope } from '@cucumber/messages'
import { execa } from 'execa'
import { dir } from 'tmp-promise'
import { scenarioOf } from '../catalogue/result-ids.ts'
import type { Selection } from '../catalogue/select.ts'
import { readTranscript, type TranscriptWriter } from '../observe/transcript.ts'
import { packageRoot } from '../package-root.ts'
import { readLines } from '../subject/frames.ts'
import type { ScenarioResult } from '../verdict/types.ts'
import { goesOn, undoWhenInterrupted } from '../world/interruption.ts'
import type { CertifyOptions } from './certify-options.ts'
import { wordsWithout } from './own-words.ts'

export interface WorkersContext {
  readonly onResult: (result: ScenarioResult) => void
  readonly onEnvelope: (envelope: Envelope) => void
  readonly writer: TranscriptWriter | undefined
}

/** Shares the selection among processes of this same command, and merges what they have found. */
export async function judgeWithWorkers(
  { workers }: CertifyOptions,
  selection: Selection,
  { onResult, onEnvelope, writer }: WorkersContext,
): Promise<Map<string, ScenarioResult>> {
  // One without scenarios would only start, and take its time.
  const count = Math.min(workers, selection.entries.length)
  const folder = await dir({ prefix: 'pi-conformance-workers-', keep: true })
  const remove = () => rm(folder.path, { recursive: true, force: true, maxRetries: 3 })
  const forget = undoWhenInterrupted('folder', remove)
  try {
    const parts = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        runPart(index + 1, count, join(folder.path, String(index + 1)), onResult),
      ),
    )
    for (let index = 1; index <= count; index++) {
      await eachLine(join(folder.path, String(index), 'messages.ndjson'), (line) =>
        onEnvelope(JSON.parse(line) as Envelope),
      )
      if (!writer) continue
      const { recordings } = await readTranscript(join(folder.path, String(index), 'transcript.jsonl'))
      for (const recording of recordings.values()) await writer.add(recording)
    }
    const order = new Map(selection.entries.map(({ id }, index) => [id, index]))
    const place = ({ id }: ScenarioResult) => order.get(scenarioOf(id)) ?? 0
    return new Map(
      parts
        .flat()
        .sort((a, b) => place(a) - place(b))
        .map((result) => [result.id, result]),
    )
  } finally {
    await remove()
    forget()
  }
}

async function runPart(
  index: number,
  count: number,
  folder: string,
  onResult: (result: ScenarioResult) => void,
): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = []
  const child = execa(
    process.execPath,
    [join(packageRoot, 'bin', 'pi-conformance.js'), ...ownArguments(index, count, folder)],
    {
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'inherit',
      buffer: false,
      reject: false,
    },
  )
  // Its own processes and folders are for it to take away.
  const forget = undoWhenInterrupted('process', () => {
    child.kill('SIGTERM')
    return child
  })
  readLines(child.stdout, {
    line: (text) => {
      const said = JSON.parse(text) as ScenarioResult & { progress?: string }
      if (said.progress === undefined) results.push(said)
      else onResult({ ...said, id: said.progress })
    },
    tooLong: () => child.kill(),
  })
  const { exitCode, signal } = await child
  forget()
  await goesOn()
  if (exitCode !== 0)
    throw new Error(
      `A worker process ended ${signal ? `by ${signal}` : `with exit code ${exitCode}`}; its scenarios are lost.`,
    )
  return results
}

/** The arguments of this process, for a part of its work. */
function ownArguments(index: number, count: number, folder: string): string[] {
  const { own, command } = wordsWithout(
    process.argv.slice(2),
    ['--workers', '--record', '--report'],
    ['--json', '--update-baseline'],
  )
  return [...own, '--part', `${index}/${count}`, '--report', folder, ...command]
}

function eachLine(file: string, act: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = createReadStream(file)
    stream.on('error', reject)
    readLines(stream, { line: act, tooLong: () => reject(new Error(`${file} has a line that is too long.`)) })
    stream.on('end', resolve)
  })
}
