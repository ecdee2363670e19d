import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Recorded } from '../../harness/observe/events.ts'
import { readTranscript, TRANSCRIPT_FORMAT, TranscriptWriter } from '../../harness/observe/transcript.ts'
import { probeConditions } from '../../harness/world/conditions.ts'
import { temporaryFolder } from './temporary-folder.ts'

test('a recording of very many events is written whole', async () => {
  const folder = await temporaryFolder()
  try {
    const file = join(folder.path, 'long.jsonl')
    const writer = await TranscriptWriter.create(file, {
      format: TRANSCRIPT_FORMAT,
      suiteVersion: '1.0.0',
      rules: '',
      subject: {
        name: 's',
        transport: 'stdio',
        initialize: { protocolVersion: '1.0', name: 's', version: '1', capabilities: [] },
      },
      conditions: probeConditions(),
      selection: { scenarios: ['A-001/x'], complete: false },
      profile: null,
      baseline: null,
    })
    const events = Array.from(
      { length: 200_000 },
      (_, n): Recorded => ({ n, at: 0, in: { on: 'progress', ref: 1, value: n } }),
    )
    const paths = { workspace: '/w', home: '/h', temp: '/t' }
    await writer.add({ scenario: 'A-001/x', attempt: 1, paths, events })
    await writer.close()
    const { recordings } = await readTranscript(file)
    expect(recordings.get('A-001/x#1')?.events).toHaveLength(200_000)
  } finally {
    await folder.remove()
  }
})
