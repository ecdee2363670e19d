/**
 * `npm run bench`: how long it takes to judge the reference alive, and from its transcript, against cucumber running the same
 * number of empty steps in the same run. Results go to `bench-results/harness.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dir } from 'tmp-promise'
import { catalogue } from '../harness/catalogue/scenarios.ts'
import { packageRoot } from '../harness/package-root.ts'
import { writeEmptyFeatures } from './bench/empty-features.ts'
import { median, timed } from './bench/timed.ts'
import { waitingShare } from './bench/waiting-share.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
const runs = Number(values.runs)
const folder = await dir({ prefix: 'pi-conformance-bench-', unsafeCleanup: true })
const transcript = join(folder.path, 'transcript.jsonl')
const cli = join(packageRoot, 'bin', 'pi-conformance.js')
const cucumber = join(packageRoot, 'node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js')

try {
  const { entries } = catalogue()
  const steps = entries.reduce((sum, entry) => sum + entry.steps.length, 0)
  writeEmptyFeatures(
    folder.path,
    entries.map((entry) => entry.steps.length),
  )

  const live = await timed([cli, 'certify', 'reference', '--record', transcript], packageRoot)
  const share = await waitingShare(transcript)
  const replays: number[] = []
  const empties: number[] = []
  for (let run = 0; run < runs; run++) {
    replays.push(await timed([cli, 'certify', transcript], packageRoot))
    empties.push(await timed([cucumber, '--import', 'empty-steps.mjs', 'empty.feature'], folder.path))
  }
  const result = {
    node: process.version,
    platform: process.platform,
    scenarios: entries.length,
    steps,
    live: { seconds: live, shareWaitingForTheSubject: share },
    replay: { seconds: replays, median: median(replays) },
    emptySteps: { seconds: empties, median: median(empties) },
    replayOverEmpty: median(replays.map((seconds, run) => seconds / (empties[run] ?? seconds))),
  }
  mkdirSync(join(packageRoot, 'bench-results'), { recursive: true })
  writeFileSync(
    join(packageRoot, 'bench-results', 'harness.json'),
    `${JSON.stringify(result, undefined, 2)}\n`,
  )
  process.stdout.write(
    `${entries.length} scenarios, ${steps} steps, Node ${process.version}\n` +
      `live run on the reference      ${live.toFixed(1)} s, ${(share * 100).toFixed(0)} % of it waiting for the subject (aim: under 60 s)\n` +
      `judging its transcript         ${result.replay.median.toFixed(1)} s (median of ${runs})\n` +
      `cucumber with empty steps      ${result.emptySteps.median.toFixed(1)} s (median of ${runs})\n` +
      `ratio                          ${result.replayOverEmpty.toFixed(2)} (aim: at most 3)\n`,
  )
} finally {
  await folder.cleanup()
}
