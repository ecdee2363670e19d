import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Envelope } from '@cucumber/messages'
import { registry } from '../catalogue/registry.ts'
import { catalogue } from '../catalogue/scenarios.ts'
import { select } from '../catalogue/select.ts'
import { ForeignTranscript } from '../observe/failures.ts'
import { readTranscript, type TranscriptHeader } from '../observe/transcript.ts'
import type { ComparisonAttachment } from '../run/attachments.ts'
import { judgeSelection } from '../run/certify.ts'
import { ReplayRun } from '../run/replay-run.ts'
import { noBaseline, parseBaseline } from '../verdict/baseline.ts'
import type { ScenarioResult } from '../verdict/types.ts'
import type { CertifyOptions } from './certify-options.ts'
import type { Judged } from './judged.ts'
import { UsageError } from './usage-error.ts'

export interface TranscriptContext {
  readonly onResult?: (result: ScenarioResult) => void
  readonly onEnvelope?: (envelope: Envelope) => void
  readonly onComparisons?: (id: string, comparisons: readonly ComparisonAttachment[]) => void
}

/**
 * Judges a recorded run again, without the subject.
 *
 * @throws ForeignTranscript when it was damaged, or belongs to other rules or scenarios
 */
export async function judgeTranscript(
  file: string,
  options: Pick<CertifyOptions, 'rule' | 'area' | 'scenario'>,
  context: TranscriptContext,
): Promise<Judged> {
  const { header, recordings } = await readTranscript(file)
  if (header.rules !== registry().digest) {
    throw new ForeignTranscript(
      `it was recorded with suite ${header.suiteVersion} under other rules; judge it with that version.`,
    )
  }
  const byId = new Map(catalogue().entries.map((entry) => [entry.id, entry]))
  const entries = header.selection.scenarios.map((id) => {
    const entry = byId.get(id)
    if (!entry) throw new ForeignTranscript(`it holds the scenario ${id}, which this version does not know.`)
    return entry
  })
  checkSelection(header)
  const wanted = entries.filter(
    ({ id, rule }) =>
      (options.rule.length === 0 || options.rule.includes(rule)) &&
      (options.area.length === 0 || options.area.includes(rule.replace(/-.*$/, ''))) &&
      (options.scenario.length === 0 || options.scenario.includes(id)),
  )
  const whole = wanted.length === entries.length
  const baseline = header.baseline === null ? noBaseline : parseBaseline(header.baseline, 'in the transcript')
  const used = new Set<string>()
  const results = await judgeSelection({
    selection: { entries: wanted, complete: header.selection.complete && whole },
    passes: { run: async (attempt) => new ReplayRun(header, recordings, attempt, used) },
    baseline,
    ...context,
  })
  for (const result of results.values()) {
    if (result.reason?.startsWith('foreign transcript: '))
      throw new ForeignTranscript(`${result.id}: ${result.reason.slice(20)}`)
  }
  const unused = whole ? [...recordings.keys()].find((key) => !used.has(key)) : undefined
  if (unused) throw new ForeignTranscript(`it holds a recording that no scenario uses: ${unused}`)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return {
    subject: { ...header.subject, transport: `${header.subject.transport}, recorded` },
    conditions: header.conditions,
    profile: header.profile,
    complete: header.selection.complete && whole,
    expected: wanted.map(({ id }) => id),
    results,
    transcript: hash.digest('hex'),
    baseline,
  }
}

/** Options that say how a subject is run; a transcript is the run. */
const OF_A_RUN = [
  'profile',
  'record',
  'replace',
  'timeout',
  'workers',
  'transport',
  'order',
  'updateBaseline',
] as const

/** @throws UsageError when an option was given that would change nothing */
export function refuseOptionsOfARun(options: CertifyOptions): void {
  const given = OF_A_RUN.filter((name) => {
    const value = options[name]
    return Array.isArray(value)
      ? value.length > 0
      : value !== undefined && !(name === 'workers' && value === 1)
  })
  if (given.length === 0) return
  const names = given.map((name) => `--${name === 'updateBaseline' ? 'update-baseline' : name}`)
  throw new UsageError(
    `A transcript holds a run that has been: ${names.join(', ')} would change nothing. Leave it out, or certify the subject itself.`,
  )
}

/** What a transcript says of its selection is a claim: the canonical list says what is complete. */
function checkSelection({ selection, profile }: TranscriptHeader): void {
  const recorded = new Set(selection.scenarios)
  if (recorded.size !== selection.scenarios.length)
    throw new ForeignTranscript('its header names a scenario twice.')
  const { entries } = select(profile === null ? {} : { profile })
  const missing = entries.find(({ id }) => !recorded.has(id))
  if (selection.complete && missing)
    throw new ForeignTranscript(`it says that it is complete, and lacks the scenario ${missing.id}.`)
}
