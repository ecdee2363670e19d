import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A wall: files of these folders must not import what is forbidden. Folders as regular expressions on the path in the repository. */
interface Wall {
  readonly says: string
  readonly of: RegExp
  readonly forbids: RegExp
  /** Text that must not stand in the file either. */
  readonly text?: RegExp
}

const pure =
  /^(spec|reference\/(text|messages|images)|reference\/session\/(parse|index|tree|context|migrate|migration|project))\//
const walls: readonly Wall[] = [
  {
    says: 'the reference knows nothing of those who judge it',
    of: /^reference\//,
    forbids: /^(harness|features|adapters|mutants|scripts|test)\//,
  },
  {
    says: 'the harness knows nothing of the reference',
    of: /^harness\//,
    forbids: /^(reference|features|adapters|mutants|scripts|test)\//,
  },
  {
    says: 'an adapter knows nothing of the harness',
    of: /^adapters\//,
    forbids: /^(harness|features|mutants|scripts|test)\//,
  },
  { says: 'the real pi owes nothing to the reference', of: /^adapters\/pi\//, forbids: /^reference\// },
  {
    says: 'a mutant knows the reference only',
    of: /^mutants\//,
    forbids: /^(harness|features|adapters|scripts|test)\//,
  },
  {
    says: 'features know the harness and the spec only',
    of: /^features\//,
    forbids: /^(reference|adapters|mutants|scripts|test)\//,
  },
  {
    // What a golden session must give is read from its folder: an expectation, which belongs to the suite, not an observation.
    says: 'steps open no file, start no process and look at no clock',
    of: /^features\/(?!support\/golden\.ts$)/,
    forbids:
      /^(node:)?(fs|child_process|timers|worker_threads|net|http|perf_hooks)(\/|$)|^(execa|tmp-promise)$/,
    text: /\b(Date\.now|new Date\(\)|performance\.now|Math\.random|setTimeout|setInterval|setImmediate)\b/,
  },
  { says: 'the spec depends on typebox alone', of: /^spec\//, forbids: /^(?!spec\/|@sinclair\/typebox)/ },
  {
    says: 'pure parts run in a browser',
    of: pure,
    forbids: /^node:/,
    text: /\bBuffer\b|\bprocess\.|\b__dirname\b/,
  },
]

/** What breaks a wall, as sentences. */
function breaches(path: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const imports = Array.from(code.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g), ([, name = '']) =>
    name.startsWith('.') ? posix.join(dirname(path), name) : name,
  )
  return walls
    .filter(({ of }) => of.test(path))
    .flatMap(({ says, forbids, text }) => [
      ...imports.filter((name) => forbids.test(name)).map((name) => `${path} imports ${name}: ${says}`),
      ...(text?.test(code) ? [`${path} uses ${text.exec(code)?.[0]}: ${says}`] : []),
    ])
}

function sources(): string[] {
  return ['spec', 'reference', 'harness', 'adapters', 'features', 'mutants'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.parentPath.includes('node_modules'),
      )
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  )
}

test('no file reaches through a wall', () => {
  const files = sources()
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((path) => breaches(path, readFileSync(join(root, path), 'utf8')))).toEqual([])
})

describe('each wall can be seen to be broken', () => {
  test.each([
    ['reference/text/a.ts', "import { b } from '../../harness/b.ts'"],
    ['harness/run/a.ts', "import type { Units } from '../../reference/units.ts'"],
    ['harness/run/a.ts', "await import('../../adapters/pi/main.ts')"],
    ['adapters/pi/a.ts', "export { b } from '../../reference/units.ts'"],
    ['adapters/stdio/a.ts', "import '../../harness/b.ts'"],
    ['mutants/text/a.ts', "import { b } from '../../harness/b.ts'"],
    ['features/steps/a.ts', "import { readFileSync } from 'node:fs'"],
    ['features/steps/a.ts', "import { scheduler } from 'node:timers/promises'"],
    ['features/steps/a.ts', 'const now = Date.now()'],
    ['features/steps/a.ts', "import { b } from '../../reference/units.ts'"],
    ['spec/rules.ts', "import { execa } from 'execa'"],
    ['spec/schema/a.ts', "import { b } from '../../harness/b.ts'"],
    ['reference/text/a.ts', "import { join } from 'node:path'"],
    ['reference/session/tree/a.ts', 'const size = Buffer.byteLength(text)'],
  ])('%s: %s', (path, source) => {
    expect(breaches(path, source)).toHaveLength(1)
  })

  test('a comment is no import', () => {
    expect(
      breaches('spec/rules.ts', "// import { b } from 'execa'\n/* from 'node:fs' and Buffer */"),
    ).toEqual([])
  })
})

describe('the pure parts', () => {
  test('are bundled for a browser', async () => {
    const files = sources().filter((path) => pure.test(path))
    expect(files.length).toBeGreaterThan(30)
    const code = await bundle(
      files.map((path) => `export * as _${files.indexOf(path)} from '/${path}'`).join('\n'),
    )
    expect(code.length).toBeGreaterThan(10_000)
    expect(code).not.toMatch(/__vite-browser-external|from\s*["']node:/)
  })

  test('cannot use a module of Node unseen', async () => {
    await expect(
      bundle("import { readFileSync } from 'node:fs'; export const read = readFileSync"),
    ).rejects.toThrow('node:fs')
  })
})

/** Bundles a module for a browser. @throws when something in it imports a module of Node */
async function bundle(source: string): Promise<string> {
  const id = 'virtual-pure-parts'
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, ssr: false, minify: false, lib: { entry: id, formats: ['es'] } },
    plugins: [
      {
        name: 'pure-parts',
        enforce: 'pre',
        resolveId: (name) => {
          if (name.startsWith('node:')) throw new Error(`A pure part imports ${name}.`)
          return name.endsWith(id) ? `\0${id}` : undefined
        },
        load: (name) =>
          name === `\0${id}`
            ? source.replaceAll("from '/", `from '${root.replaceAll('\\', '/')}`)
            : undefined,
      },
    ],
  })
  const outputs = Array.isArray(made) ? made : [made]
  return outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .map((chunk) => ('code' in chunk ? chunk.code : ''))
    .join('\n')
}
