import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { serve } from '../../adapters/reference/in-process.ts'
import { loadReplacements } from '../../adapters/reference/replacements.ts'
import { runAdapter } from './program.ts'

// Programs are started, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const file = fileURLToPath(new URL('./programs/replacement.ts', import.meta.url))
const ask = { id: 1, method: 'unit/call', params: { unit: 'formatSize', arguments: [5] } }

test('a function replaces a unit and has the original', async () => {
  expect(await answerInProcess({ unit: 'formatSize', file })).toEqual({ value: 'about 5B' })
})

test('a mutant replaces its unit', async () => {
  expect(await answerInProcess({ unit: 'formatSize', file, export: 'louder' })).toEqual({ value: 'LOUD' })
})

test('the program takes the same replacement', async () => {
  const { result } = await runAdapter('reference/stdio.ts', [ask], ['--replace', `formatSize=${file}#louder`])
  expect(result(1)).toEqual({ value: 'LOUD' })
})

test.each([
  [{ unit: 'formatSize', file, export: 'missing' }, 'must export "missing"'],
  [{ unit: 'formatSize', file, export: 'number' }, 'must export "number"'],
  [{ unit: 'readTool', file, export: 'louder' }, 'replaces the unit "formatSize", not "readTool"'],
])('what cannot replace says so: %o', async (replacement, message) => {
  await expect(loadReplacements([replacement])).rejects.toThrow(message)
})

test('an unknown unit ends the program with the names of the units', async () => {
  const { code, stderr, lines } = await runAdapter(
    'reference/stdio.ts',
    [ask],
    ['--replace', `nothing=${file}`],
  )
  expect([code, lines]).toEqual([2, []])
  expect(stderr).toContain('There is no unit "nothing". The units are:')
})

async function answerInProcess(replacement: { unit: string; file: string; export?: string }) {
  const { port1, port2 } = new MessageChannel()
  await serve(port2, { replacements: [replacement] })
  port1.postMessage(JSON.stringify({ jsonrpc: '2.0', ...ask }))
  const [line] = (await once(port1, 'message')) as [string]
  port1.close()
  return JSON.parse(line).result
}
