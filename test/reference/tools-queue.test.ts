import { link, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openWorkspace } from './tools-workspace.ts'

test('changes through every name of a file run in the order of the calls', async () => {
  const { cwd, call } = await openWorkspace()
  await writeFile(join(cwd, 'file'), 'step 0')
  await symlink('file', join(cwd, 'symbolic'))
  await link(join(cwd, 'file'), join(cwd, 'hard'))
  const steps = Array.from({ length: 20 }, (_, step) => step)
  const results = await Promise.all(
    steps.map((step) => {
      const path = ['file', 'symbolic', 'hard'][step % 3]
      return call('edit', { path, edits: [{ oldText: `step ${step}`, newText: `step ${step + 1}` }] })
    }),
  )
  expect(results.map((result) => result.isError)).not.toContain(true)
  expect(await readFile(join(cwd, 'file'), 'utf8')).toBe('step 20')
})

test('a file that does not exist yet has one key through links', async () => {
  const { cwd, units } = await openWorkspace()
  await mkdir(join(cwd, 'real'))
  await symlink('real', join(cwd, 'link'))
  await symlink('real/new', join(cwd, 'dangling'))
  const keys = await Promise.all(
    ['real/new', 'link/new', 'dangling'].map((path) => units.fileKey(join(cwd, path))),
  )
  expect(new Set(keys).size).toBe(1)
})

test('an abort while waiting is answered at once, and nobody overtakes', async () => {
  const { cwd, units } = await openWorkspace()
  const path = join(cwd, 'file')
  const gate = Promise.withResolvers<void>()
  const order: string[] = []
  const first = units.withFileMutation(path, async () => {
    await gate.promise
    order.push('first')
  })
  const abort = new AbortController()
  const second = units.withFileMutation(path, () => void order.push('second'), abort.signal)
  const third = units.withFileMutation(path, () => void order.push('third'))
  abort.abort()
  await expect(second).rejects.toThrow('Operation aborted')
  gate.resolve()
  await Promise.all([first, third])
  expect(order).toEqual(['first', 'third'])
})

test('a failure frees the queue, also one of the lookup', async () => {
  const { cwd, units, call } = await openWorkspace()
  await symlink('loop', join(cwd, 'loop'))
  expect((await call('write', { path: 'loop', content: '' })).text).toMatch(/^ELOOP/)
  const path = join(cwd, 'file')
  await expect(units.withFileMutation(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await units.withFileMutation(path, () => 'yes')).toBe('yes')
})
