import { expect, test } from 'vitest'
import { run } from './command.ts'

const broken = ['--replace', 'addToIndex=mutants/session/index/add-to-index.ts#labelsAreNoLeaves']
const certify = ['certify', 'reference', '--rule', 'TREE-001', ...broken]

test('without a terminal, and with NO_COLOR, the text has no escape codes', async () => {
  const plain = await run(certify)
  const wanted = await run(certify, { env: { NO_COLOR: '1' } })
  for (const { stdout, stderr } of [plain, wanted]) {
    expect(stdout + stderr).not.toContain('\u001b')
    expect(stderr).not.toContain('\r')
  }
})

test('a violation is shown with its rule, what was asked, the difference and the command that asks again', async () => {
  const { exitCode, stdout, stderr } = await run(certify)
  const scenario = 'TREE-001/the-last-line-of-a-file/a-label'
  expect(stdout).toContain('TREE-001  The leaf is the last entry in the file  violated')
  expect(stdout).toContain('    the subject reads the leaf of "s.jsonl"')
  expect(stdout).toContain('    - 00000003\n    + 00000002\n')
  expect(stdout).toContain('again: pi-conformance certify reference --replace ')
  expect(stdout).toContain(`--scenario ${scenario}`)
  expect(stdout).toContain('not conformant: 1 violation of 1 rule')
  expect(stderr).toBe('4 of 4 scenarios, 1 not held')
  expect(exitCode).toBe(1)
})

test('a profile that is not declared is never earned: exit code 3', async () => {
  const { exitCode, stdout } = await run([
    'certify',
    '--rule',
    'TREE-001',
    '--profile',
    'reader',
    '--',
    'node',
    'test/gallery/healthy.js',
  ])
  expect(stdout).toContain(
    'incomplete: the profile reader was asked for, and the subject does not declare all of it',
  )
  expect(exitCode).toBe(3)
})
