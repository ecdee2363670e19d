import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openWorkspace } from './tools-workspace.ts'

test.each([
  ['printf a; exit 3', 'a\n\nCommand exited with code 3', 3],
  ['kill -TERM $$', '(no output)\n\nCommand exited with code 143', 143],
  ['kill -TERM 0', '(no output)\n\nCommand exited with code 143', 143],
])('%s is an error', async (command, text, exitCode) => {
  const { call } = await openWorkspace()
  const result = await call('bash', { command })
  expect(result).toMatchObject({
    isError: true,
    text,
    structuredContent: { exit_code: exitCode, truncated: false },
  })
})

test.runIf(process.platform === 'linux')('a real-time signal is no success', async () => {
  const { call } = await openWorkspace()
  expect((await call('bash', { command: 'kill -RTMIN+3 $$' })).structuredContent).toMatchObject({
    exit_code: 165,
  })
})

test('output and error output keep their order', async () => {
  const { call } = await openWorkspace()
  const { text } = await call('bash', { command: 'for i in $(seq 100); do echo o; echo e >&2; done' })
  expect(text).toBe('o\ne\n'.repeat(100))
})

test('a timeout is answered though a process that left the group holds the output', async () => {
  const { call } = await openWorkspace()
  const result = await call('bash', { command: '(setsid sleep 3 &); echo hi; sleep 60', timeout: 0.3 })
  expect(result).toMatchObject({
    isError: true,
    text: 'hi\n\n\nCommand timed out after 0.3 seconds',
    details: {},
  })
})

test('an abort ends the command', async () => {
  const { call } = await openWorkspace()
  const abort = new AbortController()
  const onUpdate = (update: { content: readonly unknown[] }) => update.content.length > 0 && abort.abort()
  const result = await call('bash', { command: 'echo hi; sleep 60' }, { signal: abort.signal, onUpdate })
  expect(result.text).toBe('hi\n\n\nCommand aborted')
})

test('long output is kept in a private file', async () => {
  const { cwd, call } = await openWorkspace()
  const result = await call('bash', { command: 'seq 1 2500; printf "\\377"' })
  const [, path = ''] = /Full output: (.*)]$/.exec(result.text) ?? []
  expect(path).toMatch(new RegExp(`^${cwd}/pi-bash-[0-9a-f]{16}\\.log$`))
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect((await readFile(path)).at(-1)).toBe(0xff)
})

test('a file that cannot be written costs no output', async () => {
  const { cwd, call } = await openWorkspace({ temp: '/nonexistent/temp' })
  const result = await call('bash', { command: 'seq 1 2500; exit 3' }, { cwd })
  expect(result.text).toMatch(
    /\n2500\n\n\[Showing lines 501-2500 of 2500\. Full output could not be saved: ENOENT/,
  )
  expect(result.structuredContent).toMatchObject({ exit_code: 3, truncated: false })
})

test('structured output above 1 MiB is head and tail without half characters', async () => {
  const { call, units } = await openWorkspace()
  const onData = new TextEncoder().encode(`a${'é'.repeat(700_000)}b`)
  const exec: NonNullable<Parameters<typeof units.callTool>[2]['operations']>['exec'] = async (
    _command,
    _cwd,
    options,
  ) => {
    for (let at = 0; at < onData.length; at += 65_537) options.onData(onData.subarray(at, at + 65_537))
    return { exitCode: 0 }
  }
  const unused = async () => Promise.reject(new Error('not used'))
  const operations = {
    exec,
    ...{ access: unused, readFile: unused, writeFile: unused, mkdir: unused },
    ...{ exists: unused, stat: unused, readdir: unused, glob: unused, grep: unused },
  }
  const { structuredContent } = await call('bash', { command: 'x' }, { operations })
  const half = 'é'.repeat(262_143)
  const output = `a${half}\n\n[... 351426 bytes omitted ...]\n\n${half}b`
  expect(structuredContent).toMatchObject({ truncated: true, output })
})

test('a missing working directory is named', async () => {
  const { cwd, call } = await openWorkspace()
  const { text } = await call('bash', { command: 'true' }, { cwd: join(cwd, 'gone') })
  expect(text).toBe(`Working directory does not exist: ${join(cwd, 'gone')}\nCannot execute bash commands.`)
})
