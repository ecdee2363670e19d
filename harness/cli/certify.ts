import { existsSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Command } from 'commander'
import { registry } from '../catalogue/registry.ts'
import { callsTools, ridesAlong } from '../catalogue/result-ids.ts'
import { catalogue } from '../catalogue/scenarios.ts'
import { select } from '../catalogue/select.ts'
import { AdapterFault, ForeignTranscript } from '../observe/failures.ts'
import { buildReport } from '../report/build-report.ts'
import { printable, printableLine } from '../report/printable.ts'
import { Progress } from '../report/progress.ts'
import type { Report } from '../report/report.ts'
import { painter, textReport } from '../report/text.ts'
import { type Baseline, holdAgainst, noBaseline, readBaseline, updatedBaseline } from '../verdict/baseline.ts'
import { ExitCode } from '../verdict/conclusion.ts'
import { type CertifyOptions, declareOptions } from './certify-options.ts'
import { judgeLive } from './judge-live.ts'
import { judgePart } from './judge-part.ts'
import { judgeTranscript, refuseOptionsOfARun } from './judge-transcript.ts'
import type { Judged } from './judged.ts'
import { openOutputs } from './outputs.ts'
import { rerunCommand } from './rerun.ts'
import { readSubject, type SubjectArgument } from './subject-argument.ts'
import { UsageError } from './usage-error.ts'

/** `pi-conformance certify [subject]`. */
export function addCertify(program: Command, done: (code: number) => void): void {
  const command = program
    .command('certify')
    .description('Judges a subject by the rules, and says what it violates.')
    .argument(
      '[subject]',
      "a bundled adapter's name, a manifest (.json), a transcript (.jsonl); or a command after --",
    )
    .passThroughOptions(false)
    // The words of a command after -- arrive as arguments, too.
    .allowExcessArguments()
  declareOptions(command).action(
    async (subject: string | undefined, options: CertifyOptions, { args }: Command) => {
      const dashes = process.argv.indexOf('--')
      const after = dashes === -1 ? 0 : process.argv.length - dashes - 1
      const words = args.slice(0, args.length - after)
      if (words.length > 1)
        throw new UsageError(`One subject can be certified at a time; received ${words.join(', ')}.`)
      const argument = readSubject(after > 0 ? words[0] : subject, after > 0 ? args.slice(-after) : [])
      done(await certify(argument, options))
    },
  )
}

async function certify(argument: SubjectArgument, options: CertifyOptions): Promise<number> {
  checkSuite(options)
  try {
    return await judge(argument, options)
  } catch (error) {
    if (error instanceof AdapterFault) {
      process.stderr.write(
        `The adapter is broken, so nothing was judged (${error.code}): ${printable(error.message)}\n`,
      )
      return ExitCode.adapterBroken
    }
    if (error instanceof ForeignTranscript) {
      process.stderr.write(`This transcript cannot be judged: ${printable(error.message)}\n`)
      return ExitCode.usage
    }
    throw error
  }
}

/** A suite that is not in order certifies nothing. A part of it may still be tried, while somebody works on the rest. */
function checkSuite(options: CertifyOptions): void {
  const problems = [
    ...registry().problems.map(({ file, line, message }) => `${file}:${line}: ${message}`),
    ...catalogue().problems.map(({ uri, line, message }) => `${uri}:${line}: ${message}`),
  ]
  if (problems.length === 0) return
  const text = `The suite itself is not in order:\n${problems.slice(0, 10).join('\n')}`
  if (options.rule.length + options.area.length + options.scenario.length === 0) throw new UsageError(text)
  process.stderr.write(`${text}\n`)
}

async function judge(argument: SubjectArgument, options: CertifyOptions): Promise<number> {
  const started = performance.now()
  if (argument.kind === 'transcript') refuseOptionsOfARun(options)
  const selection = select({
    ...(options.profile ? { profile: options.profile } : {}),
    rules: options.rule,
    areas: options.area,
    scenarios: options.scenario,
  })
  const baselineFile = baselineOf(argument, options)
  const baseline =
    baselineFile && !(options.updateBaseline && !existsSync(baselineFile))
      ? readBaseline(baselineFile)
      : noBaseline
  if (options.part !== undefined) return judgePart(argument, options, selection, baseline)
  if (options.updateBaseline) checkWritable(baselineFile)
  const outputs = await openOutputs(options)
  const progress = new Progress(process.stderr, selection.entries.length)
  const onResult = (result: Parameters<Progress['add']>[0]) => {
    if (!ridesAlong(result.id) && (!options.json || process.stderr.isTTY)) progress.add(result)
  }
  let judged: Judged
  try {
    judged =
      argument.kind === 'transcript'
        ? await judgeTranscript(argument.file, options, { onResult, onEnvelope: outputs.onEnvelope })
        : await judgeLive(argument.subject, options, selection, { baseline, outputs, onResult })
  } finally {
    progress.end()
  }
  const { entries } = catalogue()
  const canonical = new Set(entries.map(({ id }) => id))
  if (options.updateBaseline) writeBaseline(baselineFile, judged, baseline)
  const usedBaseline = baselineFile ? readBaseline(baselineFile) : (judged.baseline ?? baseline)
  const report = buildReport({
    ...judged,
    ridden: new Set(entries.filter(callsTools).map(({ id }) => id)),
    baseline: holdAgainst(usedBaseline, judged.results, canonical),
    registry: registry(),
    seconds: Math.round((performance.now() - started) / 100) / 10,
  })
  await outputs.close(report)
  print(report, options)
  return report.exitCode
}

function baselineOf(argument: SubjectArgument, options: CertifyOptions): string | undefined {
  if (options.baseline === false) return undefined
  if (options.baseline) return options.baseline
  return argument.kind === 'live' && argument.subject.baseline ? argument.subject.baseline : undefined
}

/** Before the run: what it finds must have a place to go to. */
function checkWritable(file: string | undefined): void {
  if (!file)
    throw new UsageError(
      '--update-baseline needs to know the file: give --baseline FILE, or name it in the manifest.',
    )
  if (!existsSync(dirname(resolve(file))))
    throw new UsageError(`The baseline ${file} cannot be written: its folder is not there.`)
}

function writeBaseline(file: string | undefined, judged: Judged, baseline: Baseline): void {
  if (!file) return
  const updated = updatedBaseline(judged.subject.initialize.name, baseline, judged.results)
  writeFileSync(file, `${JSON.stringify(updated, undefined, 2)}\n`)
}

function print(report: Report, options: CertifyOptions): void {
  if (options.json) {
    process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
    return
  }
  const { subject } = report
  const paint = painter(process.stdout)
  const title = `${subject.name} ${subject.version}${subject.language ? ` (${subject.language})` : ''}, ${subject.transport}`
  const text = textReport(report, { paint, again: rerunCommand(process.argv.slice(2)) })
  process.stdout.write(`\n${paint('bold', printableLine(title))}\n\n${text}\n`)
  if (options.report) process.stdout.write(`The report is in ${options.report}.\n`)
  process.stdout.write(`${report.seconds} s\n`)
}
