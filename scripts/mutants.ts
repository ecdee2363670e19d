/** Judges each mutant on the scenarios of its rule and a control: `npm run mutants [-- --rule ID] [--full] [--part 1/2]`. */
import { enableCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import { partOf } from '../harness/cli/judge-part.ts'
import { fullMatrix } from './mutants/full-matrix.ts'
import { judgeMutant, type MutantVerdict } from './mutants/judge-mutant.ts'
import { loadMutants } from './mutants/load-mutants.ts'

// Each mutant runs in a worker of its own, which loads the whole reference.
enableCompileCache()

const { values } = parseArgs({
  options: {
    rule: { type: 'string', multiple: true },
    full: { type: 'boolean', default: false },
    part: { type: 'string' },
    workers: { type: 'string', default: '1' },
  },
})

const LABELS = { killed: 'killed  ', survived: 'SURVIVED', 'not applicable': 'away    ' } as const

const all = await loadMutants()
const chosen = all.filter(({ mutant }) => !values.rule || values.rule.includes(mutant.kills))
if (chosen.length === 0) {
  process.stderr.write('There is no such mutant.\n')
  process.exit(2)
}
if (values.full) await fullMatrix(chosen)
else if (Number(values.workers) > 1) process.exitCode = await share(Number(values.workers))
else process.exitCode = await judgeAll()

function summary(killed: number, all: number, away: number): string {
  return `${killed} of ${all} mutants killed${away > 0 ? `, ${away} not applicable in this place` : ''}\n`
}

async function judgeAll(): Promise<number> {
  const [index = 1, count = 1] = (values.part ?? '1/1').split('/').map(Number)
  const survivors: MutantVerdict[] = []
  let away = 0
  const mine = partOf(chosen, index, count)
  for (const loaded of mine) {
    const verdict = await judgeMutant(loaded)
    if (verdict.outcome === 'survived') survivors.push(verdict)
    if (verdict.outcome === 'not applicable') away++
    process.stdout.write(
      `${LABELS[verdict.outcome]}  ${loaded.mutant.kills.padEnd(10)} ${loaded.name}${verdict.why ? `: ${verdict.why}` : ''}\n`,
    )
  }
  if (!values.part) process.stdout.write(summary(mine.length - survivors.length - away, mine.length, away))
  return survivors.length === 0 ? 0 : 1
}

async function share(workers: number): Promise<number> {
  const rules = (values.rule ?? []).flatMap((rule) => ['--rule', rule])
  const parts = Array.from({ length: workers }, (_, index) =>
    execa(process.execPath, [import.meta.filename, ...rules, '--part', `${index + 1}/${workers}`], {
      stdout: ['pipe', 'inherit'],
      stderr: 'inherit',
      reject: false,
    }),
  )
  const ended = await Promise.all(parts)
  const lines = ended.flatMap(({ stdout }) => stdout.split('\n'))
  const [killed, away] = [LABELS.killed, LABELS['not applicable']].map(
    (label) => lines.filter((line) => line.startsWith(label)).length,
  ) as [number, number]
  process.stdout.write(summary(killed, chosen.length, away))
  return killed + away === chosen.length && ended.every(({ exitCode }) => exitCode === 0) ? 0 : 1
}
