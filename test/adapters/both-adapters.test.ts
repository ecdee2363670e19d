import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { begin, runAdapter } from './program.ts'

// Programs are started, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const workspace = mkdtempSync(join(tmpdir(), 'adapter-'))
afterAll(() => rmSync(workspace, { recursive: true }))

const root = fileURLToPath(new URL('../../', import.meta.url))
const golden = join(root, 'golden-sessions/pi-branched-with-summary')
const hasPi = existsSync(join(root, 'adapters/pi/node_modules/@earendil-works/pi-coding-agent'))

describe.each([
  ['reference', 'reference/stdio.ts', true],
  ['pi', 'pi/main.ts', hasPi],
] as const)('the adapter of %s', (_, program, installed) => {
  test.skipIf(!installed)('answers for a tool, a unit, a golden session and a refusal', async () => {
    const file = join(workspace, 'session.jsonl')
    writeFileSync(file, readFileSync(join(golden, 'session.jsonl')))
    const want = ['leaf', 'tree', 'path', 'context', 'messages', 'modelMessages']
    const expected = JSON.parse(readFileSync(join(golden, 'expected.json'), 'utf8'))
    const at = Object.keys(expected.at)[0] ?? ''
    const { result, code } = await runAdapter(program, [
      begin(1, workspace),
      { id: 2, method: 'tool/call', params: { name: 'write', arguments: { path: 'new.txt', content: 'é' } } },
      {
        id: 3,
        method: 'tool/call',
        params: { name: 'bash', arguments: { command: 'pwd -P; echo $HOME; exit 3' } },
      },
      { id: 4, method: 'unit/call', params: { unit: 'formatSize', arguments: [51201] } },
      { id: 5, method: 'session/read', params: { path: 'session.jsonl', want, at } },
      { id: 6, method: 'session/read', params: { path: 'session.jsonl', want, at: 'unknown' } },
    ])
    expect(code).toBe(0)
    expect(result(2)).toMatchObject({ isError: false, content: [{ text: 'Successfully wrote to new.txt' }] })
    expect(readFileSync(join(workspace, 'new.txt'), 'utf8')).toBe('é')
    expect(result(3)).toMatchObject({ isError: true, structuredContent: { exit_code: 3 } })
    expect(result(4)).toEqual({ value: '50.0KB' })
    expect(result(5)).toEqual({ leaf: expected.leaf, tree: expected.tree, ...expected.at[at] })
    expect(result(6)).toEqual({ refused: { kind: 'unknown-entry', message: 'Entry unknown not found' } })
  })
})
