import { expect, test } from 'vitest'
import { certifyBroken } from './certify-broken.ts'

const one = ['--scenario', 'TREE-001/a-session-without-entries']

test('the reader from which the gallery is made is conformant', async () => {
  const { exitCode, stdout, stderr, left, litter } = await certifyBroken(['healthy'])
  expect(stdout).toContain(
    'gallery is conformant: 1 rule held in 4 scenarios (partial selection, no certificate)',
  )
  expect(stderr).toBe('4 of 4 scenarios')
  expect({ exitCode, left, litter }).toEqual({ exitCode: 0, left: [], litter: [] })
})

test.each([
  ['talks-on-stderr', 'gallery is conformant: 1 rule held in 1 scenario'],
  ['ignores-closed-stdin', 'gallery is conformant: 1 rule held in 1 scenario'],
])('%s breaks no promise', async (adapter, conclusion) => {
  const { exitCode, stdout, left, litter } = await certifyBroken([adapter], one)
  expect(stdout).toContain(conclusion)
  expect({ exitCode, left, litter }).toEqual({ exitCode: 0, left: [], litter: [] })
})
