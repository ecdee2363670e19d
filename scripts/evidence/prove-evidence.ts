import { scenarioOf } from '../../harness/catalogue/result-ids.ts'
import { type CatalogueEntry, catalogue } from '../../harness/catalogue/scenarios.ts'
import { type Recording, readTranscript, recordingKey } from '../../harness/observe/transcript.ts'
import type { ComparisonAttachment } from '../../harness/run/attachments.ts'
import type { ScenarioResult } from '../../harness/verdict/types.ts'
import { changes } from './changes.ts'
import { judgeRecordings } from './judge-recordings.ts'

/** A comparison that takes whatever its evidence is changed to: it proves nothing. */
export interface Unproven {
  readonly result: string
  readonly aspect: string
  readonly kind: string
  /** How often its evidence was changed. */
  readonly tried: number
  /** What became of the last try. */
  readonly last: string
}

export interface Proof {
  readonly comparisons: number
  /** Comparisons that rejected the change. */
  readonly violated: number
  /** Comparisons whose changed recording was refused as a whole. */
  readonly refused: number
  readonly unproven: readonly Unproven[]
}

interface Question {
  readonly result: string
  readonly key: string
  readonly comparison: ComparisonAttachment
  readonly changed: Iterator<Recording>
  tried: number
  last: string
}

/**
 * Takes every comparison of a recorded run, changes the value that it was made from, and judges again: the scenario must be
 * violated, or its recording refused. One run asks one question of every scenario.
 *
 * @param file a transcript
 */
export async function proveEvidence(file: string): Promise<Proof> {
  const { header, recordings } = await readTranscript(file)
  const selected = new Set(header.selection.scenarios)
  const entries = catalogue().entries.filter(({ id }) => selected.has(id))
  const { results: original, compared } = await judgeRecordings(entries, header, recordings)
  const open = new Map<string, Question[]>()
  let comparisons = 0
  for (const { result, attempt, comparisons: mine } of compared) {
    const scenario = scenarioOf(result)
    const key = recordingKey(scenario, attempt)
    const recording = recordings.get(key)
    if (!recording) continue
    const questions = mine
      .filter(({ accepted }) => accepted)
      .map((comparison) => ({
        result,
        key,
        comparison,
        changed: changes(recording, comparison),
        tried: 0,
        last: 'it has no evidence',
      }))
    comparisons += questions.length
    open.set(scenario, [...(open.get(scenario) ?? []), ...questions])
  }
  const unproven: Unproven[] = []
  const proven = { violated: 0, refused: 0 }
  for (;;) {
    const round = nextRound(open, unproven)
    if (round.size === 0) return { comparisons, ...proven, unproven }
    const changed = new Map(recordings)
    for (const { recording, question } of round.values()) changed.set(question.key, recording)
    const { results } = await judgeRecordings(within(entries, round), header, changed)
    for (const [scenario, { question }] of round) {
      const outcome = outcomeOf(results, question.result, original)
      if (outcome === 'unchanged') question.last = say(results.get(question.result))
      else {
        proven[outcome]++
        open.get(scenario)?.shift()
      }
    }
  }
}

/** The next change of each scenario that has a question left. Questions for which nothing is left to try are unproven. */
function nextRound(
  open: Map<string, Question[]>,
  unproven: Unproven[],
): Map<string, { question: Question; recording: Recording }> {
  const round = new Map<string, { question: Question; recording: Recording }>()
  for (const [scenario, questions] of open) {
    for (let question = questions[0]; question; question = questions[0]) {
      const next = question.changed.next()
      if (!next.done) {
        question.tried++
        round.set(scenario, { question, recording: next.value })
        break
      }
      const { result, comparison, tried, last } = question
      unproven.push({ result, aspect: comparison.aspect, kind: comparison.kind, tried, last })
      questions.shift()
    }
  }
  return round
}

function within(entries: readonly CatalogueEntry[], round: ReadonlyMap<string, unknown>): CatalogueEntry[] {
  return entries.filter(({ id }) => round.has(id))
}

function outcomeOf(
  results: ReadonlyMap<string, ScenarioResult>,
  id: string,
  original: ReadonlyMap<string, ScenarioResult>,
): 'violated' | 'refused' | 'unchanged' {
  if (results.get(scenarioOf(id))?.reason?.startsWith('foreign transcript: ')) return 'refused'
  const { verdict, violation, reason } = results.get(id) ?? {}
  // Its first attempt was not answered, so a violation in the second is not the same again: nobody is blamed, but it was seen.
  if (reason?.endsWith('second pass: violated')) return 'violated'
  const violated =
    verdict === 'violated' && JSON.stringify(violation) !== JSON.stringify(original.get(id)?.violation)
  return violated ? 'violated' : 'unchanged'
}

function say(result: ScenarioResult | undefined): string {
  if (!result) return 'no verdict'
  return result.reason === undefined ? result.verdict : `${result.verdict}: ${result.reason.split('\n')[0]}`
}
