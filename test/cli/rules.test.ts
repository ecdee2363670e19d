import { expect, test } from 'vitest'
import { run } from './command.ts'

test('rules list shows every rule of an area on a line', async () => {
  const { exitCode, stdout } = await run(['rules', 'list', '--area', 'TREE'])
  expect(stdout.split('\n')[0]).toBe('TREE-001   MUST   parity The leaf is the last entry in the file')
  expect(stdout.split('\n').every((line) => line.startsWith('TREE-'))).toBe(true)
  expect(exitCode).toBe(0)
})

test('rules list --json is the registry', async () => {
  const { stdout } = await run(['rules', 'list', '--area', 'TREE', '--json'])
  const [first] = JSON.parse(stdout) as unknown[]
  expect(first).toMatchObject({
    id: 'TREE-001',
    area: 'TREE',
    level: 'MUST',
    class: 'parity',
    needs: ['session.read.leaf'],
  })
})

test('rules show names the sentence, the example and the scenarios of a rule', async () => {
  const { exitCode, stdout } = await run(['rules', 'show', 'TREE-001'])
  expect(stdout).toContain('TREE-001 · The leaf is the last entry in the file\n')
  expect(stdout).toMatch(/^spec\/rules\/tree\.md:\d+$/m)
  expect(stdout).toMatch(/^features\/tree\/leaf\.feature:\d+ {2}TREE-001\/a-session-without-entries$/m)
  expect(exitCode).toBe(0)
})

test.each([
  [['show', 'TREE-999'], 'There is no rule "TREE-999". pi-conformance rules list shows them all.'],
  [['list', '--area', 'WOOD'], 'There is no area "WOOD".'],
])('rules %j is refused', async (args, message) => {
  const { exitCode, stdout, stderr } = await run(['rules', ...args])
  expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 2, stdout: '', stderr: message })
})
