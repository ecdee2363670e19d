import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'

// Programs are started, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const program = fileURLToPath(new URL('./programs/echo.ts', import.meta.url))

test.each([
  ['U+2028, a lone surrogate and a carriage return', 'a\u2028b\u2029c\ud800\rd'],
  ['five megabytes', 'é'.repeat(2_500_000)],
  ['nothing', ''],
])('a line with %s comes back', async (_, content) => {
  const { answers, code } = await run([call(1, content)])
  expect(answers).toHaveLength(1)
  expect(answers[0]).toMatchObject({ id: 1, result: { details: { content } } })
  expect(code).toBe(0)
})

test('what is printed goes to stderr', async () => {
  const { answers, stderr } = await run([call(1, 'x')])
  expect(answers).toHaveLength(1)
  expect(stderr).toBe('printed by console\nprinted by a library\n')
})

test('blank lines and CRLF are accepted, and a last line without a line end too', async () => {
  const { answers } = await run([`\n \r\n${call(1, 'x')}\r`, call(2, 'y')], '')
  expect(answers.map(({ id }) => id)).toEqual([1, 2])
})

test('the program ends when stdin closes, whatever is open', async () => {
  const open = { jsonrpc: '2.0', id: 1, method: 'session/close', params: { session: 's' } }
  expect(await run([JSON.stringify(open)])).toMatchObject({ answers: [], code: 0 })
})

function call(id: number, content: string): string {
  const params = { name: 'x', arguments: { content } }
  return JSON.stringify({ jsonrpc: '2.0', id, method: 'tool/call', params })
}

/** Starts the program, writes the lines and closes its stdin. */
async function run(lines: string[], last = '\n') {
  const child = spawn(process.execPath, [program])
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.stdin.end(lines.join('\n') + last)
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  const answers = stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as { id: number })
  return { answers, stderr, code }
}
