import { expect, test } from 'vitest'
import { certifyBroken } from './certify-broken.ts'

const one = ['--scenario', 'WRITE-002/a-file-that-exists-is-replaced-as-a-whole/shorter']

test('a healthy writer is conformant, and judged for what else it touches', async () => {
  const { exitCode, stdout } = await certifyBroken(['writes'], one)
  expect(stdout).toMatch(/^TOOL +1 /m)
  expect(exitCode).toBe(0)
})

test.each([
  ['writes-a-copy-elsewhere', 'home/backups/old.txt: was made'],
  ['writes-and-changes-a-mode', 'workspace: was changed'],
  ['writes-and-leaves-a-process', 'process left: sleep 600'],
  ['writes-and-leaves-a-child', 'process left: sleep 601'],
  ['writes-late', 'workspace/late.txt: was made'],
])('%s: a side effect is a violation of TOOL-001, and of nothing else', async (adapter, told) => {
  const { exitCode, stdout, left } = await certifyBroken([adapter], one)
  expect(stdout).toContain(told)
  expect(stdout).toMatch(/^WRITE +1 +· /m)
  expect(stdout).toContain('not conformant: 1 violation of 1 rule')
  expect({ exitCode, left }).toEqual({ exitCode: 1, left: [] })
})

test.each([
  ['isError', { isError: null }],
  ['content', { content: 'Successfully wrote to f.txt' }],
  ['content', { content: undefined }],
])('%s of another type is a violation, not a fault of the envelope: %j', async (_, result) => {
  const given = JSON.stringify(result, (_key, value) => value ?? null)
  const { exitCode, stdout } = await certifyBroken(['writes-and-answers-oddly', given], one)
  expect(stdout).toContain('not conformant: 1 violation of 1 rule')
  expect(exitCode).toBe(1)
})
