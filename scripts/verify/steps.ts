import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { packageRoot } from '../../harness/package-root.ts'
import { sameVerdicts } from './same-verdicts.ts'

export interface Step {
  readonly name: string
  /** `node` is the Node that runs this. */
  readonly command: readonly string[]
  readonly cwd?: string
  /** The exit code that is due, asked when the step is over; 0 when missing. */
  readonly expect?: () => number
  /** What is left out on this machine when the step fails. In CI it must not fail. */
  readonly otherwise?: string
  /** Does it count for coverage? */
  readonly covered?: boolean
  /** Why it must be left out on this machine; undefined when it can run. In CI nothing may be left out. */
  readonly unless?: () => string | undefined
  /** What is wrong although the exit code is right. */
  readonly check?: () => string | undefined
}

const report = (name: string) => join(packageRoot, 'reports', name)
const cli = ['node', join(packageRoot, 'bin', 'pi-conformance.js')]
const certify = (subject: string, name: string, ...options: string[]) => [
  ...cli,
  'certify',
  subject,
  '--report',
  report(name),
  ...options,
]
const noPython = () =>
  onPath('python3') ? undefined : 'python3 is not on PATH, so the Python reader was not judged'

/** Where pi has no fd, its find could not run, and its certification is incomplete. */
const exitOfPi = () => (existsSync(join(packageRoot, 'adapters', 'pi', '.programs', 'bin', 'fd')) ? 0 : 3)

/** Areas in which a scenario could leave something behind for the next: files, processes, sessions that are open. */
const STATEFUL = ['BASH', 'QUEUE', 'WRITE', 'STORE', 'FORK', 'TREE', 'LS'].flatMap((area) => ['--area', area])

/** Stages one after another; the steps of a stage in two lanes. */
export const steps: readonly (readonly Step[])[] = [
  [
    { name: 'lint', command: ['biome', 'check', '--colors=off', '.'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'schemas', command: ['node', 'scripts/schemas.ts', '--check'] },
    { name: 'trace', command: ['node', 'scripts/trace.ts'] },
    { name: 'install pi', command: installPi() },
    {
      name: 'fd for pi',
      command: ['node', join(packageRoot, 'adapters', 'pi', 'provide-fd.ts')],
      otherwise: 'the find of pi was not judged',
    },
  ],
  [
    { name: 'unit tests', command: ['vitest', 'run'], covered: true },
    { name: 'pi', command: certify('pi', 'pi'), expect: exitOfPi },
    { name: 'reference in-process', command: certify('reference', 'reference'), covered: true },
    { name: 'mutants', command: ['node', 'scripts/mutants.ts', '--workers', '2'] },
    { name: 'python reader', command: certify('python-reader', 'python'), unless: noPython },
    { name: 'capture', command: ['node', 'adapters/pi/capture/capture.ts', '--check'] },
    { name: 'cucumber by itself', command: ['cucumber-js', 'features/truncation'], covered: true },
  ],
  [
    {
      name: 'pi shuffled',
      command: certify('pi', 'pi-shuffled', '--order', 'random:2', ...STATEFUL),
      check: () => sameVerdicts('pi', 'pi-shuffled', { part: true }),
    },
    {
      name: 'reference stdio',
      command: certify(
        'reference',
        'reference-stdio',
        ...['--transport', 'stdio', '--order', 'random:1'],
        ...STATEFUL,
      ),
      covered: true,
      check: () => sameVerdicts('reference', 'reference-stdio', { part: true }),
    },
    {
      name: 'python reader shuffled',
      command: certify('python-reader', 'python-shuffled', '--order', 'random:2'),
      unless: noPython,
      check: () => sameVerdicts('python', 'python-shuffled'),
    },
    {
      name: 'pi replayed',
      command: certify(join(report('pi'), 'transcript.jsonl'), 'pi-replayed'),
      expect: exitOfPi,
      check: () => sameVerdicts('pi', 'pi-replayed'),
      covered: true,
    },
    {
      name: 'evidence of pi',
      command: ['node', 'scripts/evidence.ts', join(report('pi'), 'transcript.jsonl')],
    },
    {
      name: 'evidence of the reference',
      command: ['node', 'scripts/evidence.ts', join(report('reference'), 'transcript.jsonl')],
    },
  ],
]

/** Installs the real pi for its adapter, unless the installed one is what its lock file says. */
function installPi(): string[] {
  const folder = join(packageRoot, 'adapters', 'pi')
  const [wanted, installed] = [
    join(folder, 'package-lock.json'),
    join(folder, 'node_modules', '.package-lock.json'),
  ]
  const version = (file: string) =>
    /"node_modules\/@earendil-works\/pi-coding-agent":\s*\{\s*"version": "([^"]+)"/.exec(
      readFileSync(file, 'utf8'),
    )?.[1]
  if (existsSync(installed) && version(installed) === version(wanted)) return ['node', '--version']
  return ['npm', 'ci', '--prefix', folder, '--no-audit', '--no-fund']
}

function onPath(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
}
