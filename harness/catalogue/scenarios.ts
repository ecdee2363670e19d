import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { type GherkinDocument, IdGenerator, type Pickle, type PickleStep } from '@cucumber/messages'
import { packageRoot } from '../package-root.ts'
import type { ScenarioFacts } from '../run/scenario.ts'
import { registry } from './registry.ts'
import { slug } from './slug.ts'

/** A scenario as the canonical list knows it. */
export interface CatalogueEntry extends ScenarioFacts {
  /** Path of the feature, relative to the package, with `/`. */
  readonly uri: string
  /** Line of the scenario, or of its row in `Examples`. */
  readonly line: number
  readonly name: string
  readonly case: string | undefined
  /** Public reports that it states, such as `pi#6002`. */
  readonly reports: readonly string[]
  /** Steps as they read in the feature, with the values of the row. */
  readonly steps: readonly string[]
}

export interface Catalogue {
  readonly entries: readonly CatalogueEntry[]
  readonly problems: readonly { readonly uri: string; readonly line: number; readonly message: string }[]
}

let loaded: Catalogue | undefined

/** All scenarios of `features/`, in the order of files and lines; read once. */
export function catalogue(): Catalogue {
  loaded ??= load()
  return loaded
}

/** The facts of a scenario that cucumber is about to run. */
export function factsOf(pickle: Pickle, document: GherkinDocument): CatalogueEntry {
  const entry = entryOf(pickle, document)
  if (typeof entry === 'string') throw new Error(entry)
  return entry
}

function load(): Catalogue {
  const entries: CatalogueEntry[] = []
  const problems: Catalogue['problems'][number][] = []
  for (const uri of featureFiles()) {
    const newId = IdGenerator.incrementing()
    const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher())
    const text = readFileSync(join(packageRoot, uri), 'utf8')
    let document: GherkinDocument
    try {
      document = { ...parser.parse(text), uri }
    } catch (error) {
      problems.push({ uri, line: 1, message: (error as Error).message })
      continue
    }
    for (const pickle of compile(document, uri, newId)) {
      const entry = entryOf(pickle, document)
      if (typeof entry === 'string') problems.push({ uri, line: pickle.location?.line ?? 1, message: entry })
      else entries.push(entry)
    }
  }
  return { entries, problems }
}

function featureFiles(): string[] {
  return readdirSync(join(packageRoot, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.feature'))
    .map((name) => `features/${name.replaceAll('\\', '/')}`)
    .sort()
}

function entryOf(pickle: Pickle, document: GherkinDocument): CatalogueEntry | string {
  const tags = pickle.tags.map(({ name }) => name)
  const rules = tags.filter((tag) => /^@[A-Z]+-\d{3}$/.test(tag))
  const [tag] = rules
  if (!tag || rules.length > 1)
    return `the scenario "${pickle.name}" belongs to ${rules.length} rules; it must belong to one`
  const rule = tag.slice(1)
  const found = locate(pickle, document)
  if (!found) return `the scenario "${pickle.name}" was not found in its feature`
  const caseName = found.case
  const ruleNeeds = registry().rules.get(rule)?.needs ?? []
  const prefixed = (prefix: string) =>
    tags.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
  return {
    id: [rule, slug(found.name), ...(caseName === undefined ? [] : [slug(caseName)])].join('/'),
    rule,
    needs: [...new Set([...ruleNeeds, ...prefixed('@needs:')])],
    ownProcess: tags.includes('@process'),
    uri: document.uri ?? pickle.uri,
    line: found.line,
    name: found.name,
    case: caseName,
    reports: prefixed('@report:'),
    steps: pickle.steps.map(stepText),
  }
}

/** The scenario of a pickle, and the first cell of its row. */
function locate(
  pickle: Pickle,
  document: GherkinDocument,
): { name: string; line: number; case: string | undefined } | undefined {
  const [scenarioId, rowId] = pickle.astNodeIds
  const children = document.feature?.children ?? []
  const scenarios = children.flatMap((child) => [
    child.scenario,
    ...(child.rule?.children ?? []).map((inner) => inner.scenario),
  ])
  const scenario = scenarios.find((candidate) => candidate?.id === scenarioId)
  if (!scenario) return undefined
  const row = scenario.examples.flatMap(({ tableBody }) => tableBody).find(({ id }) => id === rowId)
  const line = (row ?? scenario).location.line
  return { name: scenario.name, line, case: row?.cells[0]?.value }
}

/** A step as it reads in the feature, with its table or text. */
function stepText({ text, argument }: PickleStep): string {
  const rows =
    argument?.dataTable?.rows.map(({ cells }) => `  | ${cells.map(({ value }) => value).join(' | ')} |`) ?? []
  const lines = argument?.docString?.content.split('\n').map((line) => `  ${line}`) ?? []
  return [text, ...rows, ...lines].join('\n')
}
