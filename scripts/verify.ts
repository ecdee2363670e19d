/** Everything that must pass before a change lands: `npm test`. Two lanes run side by side; a step says how long it took. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { execa } from 'execa'
import { packageRoot } from '../harness/package-root.ts'
import { type Step, steps } from './verify/steps.ts'

const logs = join(packageRoot, 'reports', 'verify')
mkdirSync(logs, { recursive: true })
const only = process.argv.slice(2)
const failed: string[] = []
const left: string[] = []

for (const stage of steps) {
  const chosen = stage.filter(({ name }) => only.length === 0 || only.includes(name))
  const queue = [...chosen]
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await run(step)
  }
  await Promise.all([lane(), lane()])
  if (failed.length > 0) break
}
for (const name of left) process.stdout.write(`left out: ${name}\n`)
process.stdout.write(failed.length === 0 ? 'all steps passed\n' : `failed: ${failed.join(', ')}\n`)
process.exitCode = failed.length === 0 ? 0 : 1

async function run(step: Step): Promise<void> {
  const { name, command, expect = () => 0, covered = false, unless, otherwise } = step
  const reason = unless?.()
  if (reason !== undefined) {
    left.push(`${name}: ${reason}`)
    if (process.env['CI']) failed.push(`${name} (CI demands it)`)
    return
  }
  const started = performance.now()
  const [file = '', ...args] = command
  const { exitCode, all, signal } = await execa(file === 'node' ? process.execPath : file, args, {
    cwd: step.cwd ?? packageRoot,
    all: true,
    reject: false,
    stdin: 'ignore',
    env: environment(covered),
    extendEnv: false,
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const text = String(all)
  writeFileSync(join(logs, `${name.replaceAll(' ', '-')}.log`), text)
  const due = expect()
  const problem = exitCode === due ? step.check?.() : `exit code ${exitCode ?? signal}, expected ${due}`
  if (problem !== undefined && otherwise !== undefined && !process.env['CI']) {
    left.push(`${otherwise}: ${text.trim().split('\n').at(-1)}`)
    return
  }
  process.stdout.write(
    `${problem === undefined ? 'passed' : 'FAILED'}  ${name}  ${seconds} s${problem ? `: ${problem}` : ''}\n`,
  )
  const summary = text
    .split('\n')
    .filter((line) => /(\d+ passed|conformant|mutants killed|findings)/.test(line))
  for (const line of summary.slice(-3)) process.stdout.write(`        ${line.trim()}\n`)
  if (problem === undefined) return
  failed.push(name)
  process.stdout.write(`${text.split('\n').slice(-80).join('\n')}\n`)
}

/** Coverage is measured where it counts: it would slow down subjects and mutants for nothing. */
function environment(covered: boolean): NodeJS.ProcessEnv {
  const { NODE_V8_COVERAGE, ...others } = process.env
  const path = `${join(packageRoot, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`
  return {
    ...others,
    PATH: path,
    NO_COLOR: '1',
    ...(covered && NODE_V8_COVERAGE ? { NODE_V8_COVERAGE } : {}),
  }
}
