import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from './document.ts'

/** The package has no part in the coverage of the sources. */
const env = { NODE_V8_COVERAGE: undefined }
/** Milliseconds: packing compiles, and installing unpacks about a hundred packages. */
const PATIENCE = 240_000

describe('the packed suite, installed in an empty folder', () => {
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tarball-'))
    // Some scenarios run as another user, who must be able to read the adapter.
    chmodSync(folder, 0o755)
    await execa('npm', ['pack', '--pack-destination', folder], { cwd: root, env })
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? 'no tarball'
    writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
    await execa('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball], {
      cwd: folder,
      env,
    })
  }, PATIENCE)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Runs the installed command as a user would. */
  async function run(...args: readonly string[]) {
    const { stdout, stderr, exitCode } = await execa('npx', ['--no', 'pi-conformance', ...args], {
      cwd: folder,
      env,
      reject: false,
    })
    return { stdout, stderr, exitCode }
  }

  test('brings no TypeScript that Node would have to strip', () => {
    const installed = readdirSync(join(folder, 'node_modules/pi-conformance'), {
      recursive: true,
      encoding: 'utf8',
    })
    const sources = installed.filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    expect(sources).toEqual([])
    expect(installed.filter((name) => name.endsWith('.map'))).toEqual([])
  })

  test(
    'certifies the reference, shared by two processes',
    async () => {
      // The areas that need more than their own code: programs and libraries of other packages, files of the package, users.
      const areas = ['TREE', 'CTX', 'IMG', 'GREP', 'LS', 'WRITE', 'TOOL'].flatMap((area) => ['--area', area])
      const options = [...areas, '--workers', '2', '--report', 'out']
      const { stdout, exitCode } = await run('certify', 'reference', ...options)
      expect(stdout).toMatch(/reference is conformant: \d+ rules held in \d+ scenarios \(partial/)
      expect(exitCode).toBe(0)
      const report = JSON.parse(readFileSync(join(folder, 'out/report.json'), 'utf8'))
      expect(report).toMatchObject({
        format: 'pi-conformance report 1',
        exitCode: 0,
        selection: { complete: false },
        rules: { violated: 0, 'could not run': 0 },
      })
    },
    PATIENCE,
  )

  test(
    'judges a part of its transcript again',
    async () => {
      const { stdout, exitCode } = await run('certify', 'out/transcript.jsonl', '--area', 'TREE')
      expect(stdout).toContain('in-process, recorded')
      expect(stdout).toMatch(/reference is conformant: \d+ rules held/)
      expect(exitCode).toBe(0)
    },
    PATIENCE,
  )

  test(
    'certifies the reference over stdio',
    async () => {
      const { stdout, exitCode } = await run(
        ...['certify', 'reference', '--transport', 'stdio', '--rule', 'TREE-001'],
      )
      expect(stdout).toContain('reference is conformant: 1 rule held')
      expect(exitCode).toBe(0)
    },
    PATIENCE,
  )

  test(
    'certifies the reader in Python',
    async () => {
      const { stdout, exitCode } = await run('certify', 'python-reader', '--rule', 'TREE-001')
      expect(stdout).toContain('python-reader is conformant: 1 rule held')
      expect(exitCode).toBe(0)
    },
    PATIENCE,
  )

  test('says what is missing before it judges pi', async () => {
    const { stderr, exitCode } = await run('certify', 'pi')
    expect(stderr).toContain('The subject "pi" needs the package')
    expect(exitCode).toBe(2)
  })

  test('lists the rules', async () => {
    const { stdout, exitCode } = await run('rules', 'list')
    expect(stdout).toMatch(/^TREE-001 +MUST +parity +The leaf is the last entry in the file$/m)
    expect(exitCode).toBe(0)
  })

  test('exports what an adapter in JavaScript needs', async () => {
    const program = `
      import { serveOnStdio } from 'pi-conformance/adapter/serve-on-stdio'
      import { Refused } from 'pi-conformance/adapter/failures'
      import { createReference } from 'pi-conformance/reference'
      import { createNodeHost } from 'pi-conformance/reference/host'
      import { PROTOCOL_VERSION } from 'pi-conformance/schema/protocol'
      import rules from 'pi-conformance/rules.json' with { type: 'json' }
      import manifest from 'pi-conformance/json-schema/manifest.json' with { type: 'json' }
      const { truncateLine } = createReference(createNodeHost())
      const kinds = [serveOnStdio, Refused, truncateLine].map((value) => typeof value)
      console.log(JSON.stringify([...kinds, PROTOCOL_VERSION, rules.rules.length > 0, manifest.title]))`
    writeFileSync(join(folder, 'uses.js'), program)
    const { stdout } = await execa(process.execPath, ['uses.js'], { cwd: folder, env })
    expect(JSON.parse(stdout)).toEqual([
      'function',
      'function',
      'function',
      '1.0',
      true,
      'Manifest of an adapter',
    ])
  })

  test('exports types that a strict compiler takes', async () => {
    const program = `
      import { serveOnStdio } from 'pi-conformance/adapter/serve-on-stdio'
      serveOnStdio({ 'session/read': ({ want }) => ({ leaf: want.length }) })
      // @ts-expect-error a handler for a method that the protocol does not have
      serveOnStdio({ 'session/rid': () => ({}) })`
    writeFileSync(join(folder, 'uses.ts'), program)
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--skipLibCheck']
    const types = ['--typeRoots', join(root, 'node_modules/@types'), '--types', 'node']
    const { stdout } = await execa(process.execPath, [compiler, ...options, ...types, 'uses.ts'], {
      cwd: folder,
      env,
      reject: false,
    })
    expect(stdout).toBe('')
  })
})
