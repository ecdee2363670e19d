import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts'
import { root, run } from './command.ts'

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

async function certify(capability: string) {
  const manifest = join(folder.path, 'manifest.json')
  const transcript = join(folder.path, 'transcript.jsonl')
  const adapter = join(root, 'test', 'gallery', 'healthy.js')
  const requires = [{ program: 'no-such-program', for: capability, hint: 'Get it.' }]
  await writeFile(manifest, JSON.stringify({ name: 'mine', command: ['node', adapter], requires }))
  const live = await run(['certify', manifest, '--rule', 'TREE-001', '--record', transcript])
  return { live, replayed: await run(['certify', transcript]) }
}

test('without a program that a capability needs, its scenarios could not run, also when judged again', async () => {
  const { live, replayed } = await certify('session.read.leaf')
  for (const { exitCode, stdout } of [live, replayed]) {
    expect(stdout).toContain(
      'The subject "mine" needs the program no-such-program, which is not on PATH. Get it.',
    )
    expect(exitCode).toBe(3)
  }
})

test('what does not need it is judged', async () => {
  const { live, replayed } = await certify('tool.find')
  for (const { exitCode, stdout } of [live, replayed]) {
    expect(stdout).toContain('1 rule held in 4 scenarios')
    expect(exitCode).toBe(0)
  }
})
