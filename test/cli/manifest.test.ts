import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts'
import { root, run } from './command.ts'

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

async function certify(manifest: string) {
  const file = join(folder.path, 'manifest.json')
  await writeFile(file, manifest)
  return run(['certify', file, '--rule', 'TREE-001'])
}

describe('a manifest that cannot be used is refused: exit code 2', () => {
  test.each([
    ['{', 'cannot be read: '],
    ['[]', 'is not valid: /: Expected object'],
    [
      '{"name":"mine"}',
      'is not valid: /command: Expected required property. It needs at least {"name": "mine", "command": ["program", "argument"]}',
    ],
    ['{"name":"","command":["x"]}', 'is not valid: /name: '],
    ['{"name":"mine","command":[]}', 'is not valid: /command: '],
    ['{"name":"mine","command":["x"],"comand":[]}', 'is not valid: /comand: Unexpected property'],
    ['{"name":"mine","command":["x"],"timeout":0}', 'is not valid: /timeout: '],
    [
      '{"name":"mine","command":["x"],"environment":{"A":1}}',
      'is not valid: /environment/A: Expected string',
    ],
    [
      '{"name":"mine","command":["x"],"requires":[{"program":"p"}]}',
      'is not valid: /requires/0/hint: Expected required property',
    ],
    [
      '{"name":"mine","command":["x"],"requires":[{"program":"no-such-program","hint":"Get it."}]}',
      'The subject "mine" needs the program no-such-program, which is not on PATH. Get it.',
    ],
    [
      '{"name":"mine","command":["x"],"requires":[{"file":"./lib","hint":"Build it."}]}',
      'The subject "mine" needs ./lib, which is not there. Build it.',
    ],
    [
      '{"name":"mine","command":["x"],"baseline":"./known.json"}',
      'known.json is not there. --update-baseline makes one.',
    ],
  ])('%s', async (manifest, message) => {
    const { exitCode, stdout, stderr } = await certify(manifest)
    expect(stderr).toContain(message)
    expect(stderr).not.toMatch(/^ {4}at /m)
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
  })
})

test('a program that is not there is a broken adapter: exit code 4', async () => {
  const { exitCode, stderr } = await certify('{"name":"mine","command":["no-such-program"]}')
  expect(stderr).toContain('The adapter is broken, so nothing was judged (died): ')
  expect(stderr).toContain('no-such-program')
  expect(exitCode).toBe(4)
})

test('a manifest elsewhere starts its adapter, with its environment', async () => {
  const adapter = join(root, 'test', 'gallery', 'healthy.js')
  const { exitCode, stdout } = await certify(
    JSON.stringify({ name: 'mine', command: ['node', adapter], environment: { MINE: '1' } }),
  )
  expect(stdout).toContain('gallery is conformant: 1 rule held in 4 scenarios')
  expect(exitCode).toBe(0)
})
