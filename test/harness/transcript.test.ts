import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ForeignTranscript } from '../../harness/observe/failures.ts'
import {
  readTranscript,
  recordingKey,
  TRANSCRIPT_FORMAT,
  type TranscriptHeader,
  TranscriptWriter,
} from '../../harness/observe/transcript.ts'
import { probeConditions } from '../../harness/world/conditions.ts'
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts'

const header: TranscriptHeader = {
  format: TRANSCRIPT_FORMAT,
  suiteVersion: '1.2.3',
  rules: 'a'.repeat(64),
  subject: {
    name: 's',
    transport: 'stdio',
    initialize: { protocolVersion: '1.0', name: 's', version: '1', capabilities: [] },
  },
  conditions: probeConditions(),
  selection: { scenarios: ['A-001/x', 'A-001/y'], complete: true },
  profile: null,
  baseline: null,
}
const paths = { workspace: '/w', home: '/h', temp: '/t' }
const events = [
  { n: 0, at: 0, out: { op: 'request', ref: 1, instance: 'A', method: 'm', params: {} } },
  { n: 1, at: 2, in: { on: 'result', ref: 1, result: { text: '\u2028' } } },
] as const
const recordings = [
  { scenario: 'A-001/x', attempt: 1, paths, events },
  { scenario: 'A-001/x', attempt: 2, paths, events },
  { scenario: 'A-001/y', attempt: 1, paths, events: [] },
]

let folder: TemporaryFolder
let lines: string[]
beforeAll(async () => {
  folder = await temporaryFolder()
  const file = join(folder.path, 'whole.jsonl')
  const writer = await TranscriptWriter.create(file, header)
  for (const recording of recordings) await writer.add(recording)
  await writer.close()
  lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
})
afterAll(() => folder.remove())

async function read(text: string) {
  const file = join(folder.path, 'changed.jsonl')
  await writeFile(file, text)
  return readTranscript(file)
}
const joined = (changed: readonly string[]) => changed.map((line) => `${line}\n`).join('')

test('what was written is read', async () => {
  const found = await read(joined(lines))
  expect(found.header).toEqual(header)
  expect([...found.recordings.keys()]).toEqual(
    recordings.map(({ scenario, attempt }) => recordingKey(scenario, attempt)),
  )
  expect(found.recordings.get('A-001/x#2')).toMatchObject({ paths, events })
})

describe('a transcript is refused', () => {
  test('when any line is removed, repeated, cut, or is no object', async () => {
    for (const [index, line] of lines.entries()) {
      const rest = [lines.slice(0, index), lines.slice(index + 1)] as const
      await expect(read(joined([...rest[0], ...rest[1]])), `line ${index} removed`).rejects.toThrow(
        ForeignTranscript,
      )
      await expect(
        read(joined([...rest[0], line, line, ...rest[1]])),
        `line ${index} repeated`,
      ).rejects.toThrow(ForeignTranscript)
      for (const cut of [1, Math.floor(line.length / 2), line.length - 1]) {
        await expect(
          read(joined([...rest[0], line.slice(0, cut), ...rest[1]])),
          `line ${index} cut`,
        ).rejects.toThrow(ForeignTranscript)
      }
      await expect(read(joined([...rest[0], '7', ...rest[1]]))).rejects.toThrow(
        `Line ${index + 1} is no line of a transcript: 7`,
      )
    }
  })

  test('when any line is moved', async () => {
    for (const [from, line] of lines.entries()) {
      const without = lines.filter((_, index) => index !== from)
      for (let to = 0; to <= without.length; to++) {
        if (to === from) continue
        await expect(
          read(joined(without.toSpliced(to, 0, line))),
          `line ${from} moved to ${to}`,
        ).rejects.toThrow(ForeignTranscript)
      }
    }
  })

  test('when it is cut anywhere', async () => {
    const text = joined(lines)
    for (let end = 0; end < text.length - 1; end += 7) {
      await expect(read(text.slice(0, end)), `cut at ${end}`).rejects.toThrow(ForeignTranscript)
    }
  })
})
