import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts'
import { run } from './command.ts'

const scenario = 'TREE-001/the-last-line-of-a-file/a-label'
const broken = ['--replace', 'addToIndex=mutants/session/index/add-to-index.ts#labelsAreNoLeaves']

let folder: TemporaryFolder
let file: string
beforeEach(async () => {
  folder = await temporaryFolder()
  file = join(folder.path, 'baseline.json')
})
afterEach(() => folder.remove())

function certify(...options: readonly string[]) {
  return run(['certify', 'reference', '--rule', 'TREE-001', '--baseline', file, ...options])
}

type Written = {
  subject: string
  entries: Record<string, { reason: string; pin: { code: string; text: string } }>
}

async function baseline(): Promise<Written> {
  return JSON.parse(await readFile(file, 'utf8')) as Written
}

test('from unknown violation to known, to stale, to gone', async () => {
  const made = await certify(...broken, '--update-baseline')
  expect(made.exitCode).toBe(1)
  expect(made.stdout).toContain('no reason')
  const { subject, entries } = await baseline()
  expect(subject).toBe('reference')
  expect(entries).toEqual({ [scenario]: { reason: '', pin: { code: 'differs', text: 'leaf: 00000002' } } })

  const reasoned = {
    subject,
    entries: { [scenario]: { ...entries[scenario], reason: 'labels are no leaves here' } },
  }
  await writeFile(file, JSON.stringify(reasoned))
  const known = await certify(...broken)
  expect(known.stdout).toContain(
    'reference is conformant except 1 known violation: 0 rules held in 4 scenarios',
  )
  expect(known.exitCode).toBe(0)

  const kept = await certify(...broken, '--update-baseline')
  expect(kept.exitCode).toBe(0)
  expect(await baseline()).toEqual(reasoned)

  const stale = await certify()
  expect(stale.stdout).toContain(`stale  ${scenario}\n  the scenario is held now; remove the entry`)
  expect(stale.exitCode).toBe(1)

  const emptied = await certify('--update-baseline')
  expect(emptied.exitCode).toBe(0)
  expect((await baseline()).entries).toEqual({})
})

test('an entry that expects another failure is red', async () => {
  const pin = { code: 'differs', text: 'leaf: 00000001' }
  await writeFile(
    file,
    JSON.stringify({ subject: 'reference', entries: { [scenario]: { reason: 'known', pin } } }),
  )
  const { exitCode, stdout } = await certify(...broken)
  expect(stdout).toContain(`different failure  ${scenario}`)
  expect(stdout).toContain('pinned "differs: leaf: 00000001", found "differs: leaf: 00000002"')
  expect(exitCode).toBe(1)
})

test.each([
  ['{"subject":', 'is not JSON'],
  ['{"subject":"reference"}', 'is not valid: /entries'],
  ['{"subject":"reference","entries":{"x":{"reason":"known"}}}', 'is not valid: /entries/x/pin'],
])('a baseline that cannot be read is refused, and not overwritten: %s', async (text, message) => {
  await writeFile(file, text)
  const { exitCode, stderr } = await certify(...broken, '--update-baseline')
  expect(stderr).toContain(message)
  expect(exitCode).toBe(2)
  expect(await readFile(file, 'utf8')).toBe(text)
})

test('--no-baseline judges without known violations', async () => {
  const { exitCode } = await run(['certify', 'reference', '--rule', 'TREE-001', '--no-baseline', ...broken])
  expect(exitCode).toBe(1)
})
