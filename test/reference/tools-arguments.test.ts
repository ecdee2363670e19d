import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openWorkspace } from './tools-workspace.ts'

test.each<[string, unknown, string[]]>([
  ['write', {}, ['path: missing', 'content: missing']],
  ['write', null, ['root: expected object, got null']],
  ['write', { path: 'f', content: null }, ['content: expected string, got null']],
  [
    'read',
    { path: [], limit: '' },
    ['path: expected string, got array', 'limit: expected number, got string'],
  ],
  [
    'edit',
    { path: 'f', edits: [1, { oldText: 'a' }] },
    ['edits.0: expected object, got integer', 'edits.1.newText: missing'],
  ],
  ['edit', { path: 'f', edits: '[', oldText: 'a', newText: 'b' }, ['edits.0: expected object, got string']],
])('%s refuses %j', async (name, args, problems) => {
  const { call } = await openWorkspace()
  const list = problems.map((problem) => `  - ${problem}`).join('\n')
  expect(await call(name, args)).toMatchObject({
    isError: true,
    details: {},
    text: `Validation failed for tool "${name}":\n${list}\n\nReceived arguments:\n${JSON.stringify(args, null, 2)}`,
  })
})

test('a tool that is not there is named', async () => {
  const { call } = await openWorkspace()
  expect((await call('Write', {})).text).toBe('Tool Write not found')
})

test('a path that names a directory is not written', async () => {
  const { cwd, call } = await openWorkspace()
  expect((await call('write', { path: 'docs/', content: '' })).isError).toBe(true)
  await expect(stat(join(cwd, 'docs'))).rejects.toThrow('ENOENT')
})

test('an aborted call touches nothing', async () => {
  const { cwd, call } = await openWorkspace()
  const result = await call('write', { path: 'a/b', content: '' }, { signal: AbortSignal.abort() })
  expect(result.text).toBe('Operation aborted')
  await expect(stat(join(cwd, 'a'))).rejects.toThrow('ENOENT')
})
