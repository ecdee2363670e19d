import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Incoming } from '../../harness/observe/events.ts'
import { LiveBackend } from '../../harness/observe/live.ts'
import { Subjects } from '../../harness/run/subjects.ts'
import { probeConditions } from '../../harness/world/conditions.ts'
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts'

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
  for (const name of ['workspace', 'users']) await mkdir(join(folder.path, name))
})
afterAll(() => folder.remove())

/** Asks a live world to arrange something, without any subject. */
function arrange(question: { arrange: 'directory' | 'remove'; path: string }): Promise<Incoming> {
  const at = (name: string) => join(folder.path, name)
  const places = { workspace: at('workspace'), home: at('home'), temp: at('temp') }
  const subject = { name: 's', command: ['true'], environment: {} }
  const backend = new LiveBackend({
    scenario: 'A-001/x',
    places,
    marker: 'none',
    subjects: new Subjects({ subject, transport: 'stdio', replacements: [], marker: 'none' }, places),
    conditions: probeConditions(),
    limit: 1000,
    start: {},
  })
  return new Promise((resolve) => {
    backend.connect(resolve)
    backend.send({ op: 'ask', ref: 1, question })
  })
}

test.each(['users', 'workspace/../users', 'workspace-of-another'])(
  'what lies outside the folders of a scenario is neither made nor removed: %s',
  async (name) => {
    const path = `${folder.path}/${name}`
    const there = existsSync(path)
    expect(await arrange({ arrange: there ? 'remove' : 'directory', path })).toMatchObject({
      on: 'failed',
      message: expect.stringContaining('lies outside the folders of the scenario'),
    })
    expect(existsSync(path)).toBe(there)
  },
)

test.each(['workspace/made', 'workspace/..made'])('what lies inside is: %s', async (name) => {
  const path = join(folder.path, name)
  expect(await arrange({ arrange: 'directory', path })).toMatchObject({ on: 'told' })
  expect(existsSync(path)).toBe(true)
})
