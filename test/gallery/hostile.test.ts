import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { compileCache, program, run } from '../cli/command.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'
import { certifyBroken } from './certify-broken.ts'

const one = ['--scenario', 'TREE-001/a-session-without-entries']
const gallery = fileURLToPath(new URL('.', import.meta.url))

test('nothing that a subject says of itself reaches the terminal as a command, or as a line of its own', async () => {
  const { stdout, stderr, exitCode } = await certifyBroken(['speaks-to-the-terminal'], one)
  expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
  expect(stdout).not.toMatch(/^x is conformant/m)
  expect(exitCode).toBe(0)
})

test('an in-process subject that never begins a scenario does not keep the run from ending', async () => {
  const { stdout, exitCode } = await run(['certify', `${gallery}never-begins.json`, ...one])
  expect(stdout).toContain('adapter (no-answer): No answer to scenario/begin within 5000 ms.')
  expect(exitCode).toBe(3)
})

test.each([
  ['alone', ['reference', '--area', 'BASH']],
  ['with workers', ['reference', '--area', 'BASH', '--workers', '2']],
  [
    'over an adapter that never answers',
    ['--area', 'TREE', '--', 'node', `${gallery}never-answers-reads.js`],
  ],
])('a run that is interrupted leaves no folder and no process: %s', async (_, args) => {
  const temp = await temporaryFolder()
  try {
    const child = execa(process.execPath, [program, 'certify', ...args], {
      env: { TMPDIR: temp.path, ...compileCache },
      reject: false,
      stdin: 'ignore',
    })
    while ((await readdir(temp.path)).length < 2) await pause(20)
    await pause(500)
    child.kill('SIGINT')
    const { signal } = await child
    expect({ signal, left: await readdir(temp.path) }).toEqual({ signal: 'SIGINT', left: [] })
    expect(await livingBelow(temp.path)).toEqual([])
  } finally {
    await temp.remove()
  }
})

/** Ids of processes whose folder for temporary files lies below. */
async function livingBelow(folder: string): Promise<string[]> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const environments = await Promise.all(
    names.map(
      async (name) => [name, await readFile(`/proc/${name}/environ`, 'utf8').catch(() => '')] as const,
    ),
  )
  return environments
    .filter(([, environment]) => environment.includes(`TMPDIR=${folder}`))
    .map(([name]) => name)
}
