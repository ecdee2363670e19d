import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { packageRoot } from '../../harness/package-root.ts'
import { example } from '../../scripts/fuzz/explanation.ts'
import { scenarioOf } from '../../scripts/fuzz/scenario.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'

const answers = [{ error: 'ENOENT $WORKSPACE/a.txt' }, 'said "so"\n'] as const
const difference = example('write', { path: '"q" \\ |.txt', content: 'nb\u00a0\u2028' }, ...answers, {
  items: [
    { arrange: 'file', path: 'a.txt', content: { text: 'a "b" \\ c\n' }, mode: 0o600 },
    { arrange: 'file', path: 'b.txt', content: { text: '\ufeff' } },
    {
      arrange: 'file',
      path: 'c.txt',
      content: { parts: [{ base64: '/wo=' }, { repeat: { text: 'x|\n' }, times: 3 }] },
    },
    { arrange: 'directory', path: 'dir' },
    { arrange: 'symlink', path: 'link', target: 'dir' },
    { arrange: 'hardlink', path: 'hard.txt', target: 'a.txt' },
  ],
  before: [{ tool: 'read', arguments: null }],
  tree: [{ path: 'workspace/a.txt', pi: { kind: 'file', mode: 0o644, size: 1, sha256: '', text: 'a' } }],
})

test('a scenario is made of steps that exist, and each fits one only', async () => {
  const folder = await temporaryFolder()
  try {
    const text = scenarioOf(difference)
    // Comments hold what the reference did: they must be steps, too, when somebody takes them for right.
    const both = `${text}\n${text.replaceAll(/^ {2}# (?=Then )/gm, '  ')}`
    const feature = join(folder.path, 'found.feature')
    writeFileSync(feature, `Feature: found\n\n  Rule: any\n\n${both}\n`)
    const cucumber = join(packageRoot, 'node_modules/@cucumber/cucumber/bin/cucumber.js')
    const { all } = await execa(process.execPath, [cucumber, '--dry-run', '--format', 'summary', feature], {
      cwd: packageRoot,
      all: true,
      reject: false,
    })
    expect(all).not.toMatch(/undefined|ambiguous|rror/)
    expect(all).toMatch(/2 scenarios/)
  } finally {
    await folder.remove()
  }
}, 60_000)

test('characters that do not show are escaped, and the answers of both are there', () => {
  const text = scenarioOf(difference)
  expect(text).toContain('nb\\u00a0\\u2028')
  expect(text).toContain('Then the answer is an error that names ENOENT and "a.txt"')
  expect(text).toContain('# Then the tool succeeds with "said \\"so\\"\\n"')
  expect(text).toContain('| ff 0a |')
})
