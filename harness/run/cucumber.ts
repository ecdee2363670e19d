import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { type ISupportCodeLibrary, loadConfiguration, loadSupport, runCucumber } from '@cucumber/cucumber/api'
import type { Envelope } from '@cucumber/messages'
import type { CatalogueEntry } from '../catalogue/scenarios.ts'
import { fromSource, packageRoot } from '../package-root.ts'
import { setCurrentRun } from './current-run.ts'
import type { Run } from './scenario.ts'

let support: ISupportCodeLibrary | undefined

export interface CucumberOptions {
  readonly scenarios: readonly CatalogueEntry[]
  readonly run: Run
  /** Shuffle with this seed; features and lines in order when missing. */
  readonly seed?: string
  readonly onEnvelope: (envelope: Envelope) => void
}

/** Runs scenarios one after another in this process. What became of them is in the envelopes; its exit code is never trusted. */
export async function runScenarios({ scenarios, run, seed, onEnvelope }: CucumberOptions): Promise<void> {
  if (scenarios.length === 0) return
  const errors: string[] = []
  const environment = {
    cwd: packageRoot,
    stdout: new Writable({ write: (_chunk, _encoding, done) => done() }),
    stderr: new Writable({ write: (chunk, _encoding, done) => done(void errors.push(String(chunk))) }),
    env: {},
  }
  const { runConfiguration } = await loadConfiguration(
    {
      file: false,
      provided: {
        paths: pathsOf(scenarios),
        import: support ? [] : supportFiles(),
        parallel: 0,
        format: [],
        publish: false,
        order: seed === undefined ? 'defined' : `random:${seed}`,
      },
    },
    environment,
  )
  support ??= await loadSupport(runConfiguration, environment)
  setCurrentRun(run)
  let started = 0
  try {
    await runCucumber({ ...runConfiguration, support }, environment, (envelope) => {
      if (envelope.testCaseStarted) started++
      onEnvelope(envelope)
    })
  } finally {
    setCurrentRun(undefined)
  }
  if (started === 0)
    throw new Error(`cucumber has run nothing of ${scenarios.length} scenarios. ${errors.join('')}`)
}

/** `feature:line:line`, a path for each feature. */
function pathsOf(scenarios: readonly CatalogueEntry[]): string[] {
  const lines = new Map<string, number[]>()
  for (const { uri, line } of scenarios) lines.set(uri, [...(lines.get(uri) ?? []), line])
  return [...lines].map(([uri, numbers]) => [uri, ...numbers].join(':'))
}

/** The steps: TypeScript in a checkout, compiled in a package (Node strips no types below node_modules). */
function supportFiles(): string[] {
  const folder = fromSource ? 'features' : 'dist/features'
  const ending = fromSource ? '.ts' : '.js'
  return ['support', 'steps'].flatMap((part) =>
    readdirSync(join(packageRoot, folder, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending) && !name.endsWith('.d.ts'))
      .sort()
      .map((name) => `${folder}/${part}/${name.replaceAll('\\', '/')}`),
  )
}
