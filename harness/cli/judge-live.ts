import { registry } from '../catalogue/registry.ts'
import type { Selection } from '../catalogue/select.ts'
import { TRANSCRIPT_FORMAT, type TranscriptHeader, TranscriptWriter } from '../observe/transcript.ts'
import { suiteVersion } from '../package-root.ts'
import { judgeSelection } from '../run/certify.ts'
import { LivePasses } from '../run/live-passes.ts'
import type { SubjectDescription } from '../subject/manifest.ts'
import type { Baseline } from '../verdict/baseline.ts'
import type { ScenarioResult } from '../verdict/types.ts'
import type { CertifyOptions } from './certify-options.ts'
import { judgeWithWorkers } from './judge-workers.ts'
import type { Judged } from './judged.ts'
import type { Outputs } from './outputs.ts'
import { readReplacement } from './replacements.ts'
import { UsageError } from './usage-error.ts'

export interface LiveContext {
  readonly baseline: Baseline
  readonly outputs: Pick<Outputs, 'transcript' | 'onEnvelope'>
  readonly onResult: (result: ScenarioResult) => void
}

/** Judges a living subject. */
export async function judgeLive(
  subject: SubjectDescription,
  options: CertifyOptions,
  selection: Selection,
  { baseline, outputs, onResult }: LiveContext,
): Promise<Judged> {
  const replacements = options.replace.map(readReplacement)
  if (replacements.length > 0 && !subject.module)
    throw new UsageError('--replace is for the reference: this subject has no units.')
  const transport = options.transport ?? (subject.module ? 'in-process' : 'stdio')
  if (transport === 'in-process' && !subject.module)
    throw new UsageError('--transport in-process: this subject has no module; leave the option out.')
  const passes = await LivePasses.start({
    subject,
    transport,
    replacements,
    ...(options.timeout ? { limit: options.timeout } : {}),
  })
  try {
    const { initialize, conditions } = passes
    const header: TranscriptHeader = {
      format: TRANSCRIPT_FORMAT,
      suiteVersion,
      rules: registry().digest,
      subject: {
        name: subject.name,
        transport,
        initialize,
        ...(subject.missing ? { missing: [...subject.missing] } : {}),
      },
      conditions,
      selection: { scenarios: selection.entries.map(({ id }) => id), complete: selection.complete },
      profile: options.profile ?? null,
      baseline: JSON.stringify(baseline),
    }
    const writer = outputs.transcript ? await TranscriptWriter.create(outputs.transcript, header) : undefined
    let results: Map<string, ScenarioResult>
    if (options.workers > 1 && selection.entries.length > 1) {
      results = await judgeWithWorkers(options, selection, {
        onResult,
        onEnvelope: outputs.onEnvelope,
        writer,
      })
    } else {
      passes.transcript = writer
      results = await judgeSelection({
        selection,
        passes,
        baseline,
        onEnvelope: outputs.onEnvelope,
        onResult,
        ...(options.order ? { seed: options.order } : {}),
      })
    }
    await writer?.close()
    return {
      subject: header.subject,
      conditions,
      profile: header.profile,
      complete: selection.complete,
      expected: header.selection.scenarios,
      results,
      transcript: writer?.digest() ?? null,
    }
  } finally {
    await passes.close()
  }
}
