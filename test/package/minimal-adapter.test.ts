import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fenced, readDocument, root } from './document.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'minimal-adapter-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the adapter of spec/protocol.md is certified as it says', async () => {
  const markdown = readDocument('spec/protocol.md')
  const [adapter = '', ...others] = fenced(markdown, 'python')
  const [command = ''] = fenced(markdown, 'sh')
  expect(others).toEqual([])
  writeFileSync(join(folder, 'adapter.py'), adapter)
  const [program, ...args] = command.trim().split(' ')
  expect(program).toBe('pi-conformance')
  const bin = join(root, 'bin', 'pi-conformance.js')
  const { stdout, stderr, exitCode } = await execa(process.execPath, [bin, ...args], {
    cwd: folder,
    reject: false,
  })
  expect(stderr).not.toContain('Error')
  expect(stdout).toContain('minimal is conformant: 1 rule held in')
  expect(exitCode).toBe(0)
})
