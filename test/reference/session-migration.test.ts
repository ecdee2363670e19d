import { expect, test } from 'vitest'
import { assemble, memoryDisk } from './session-host.ts'

const PATH = '/w/s.jsonl'
const message = (role: string) => `{"type":"message","message":{"role":"${role}","content":"${role}"}}`
const VERSION_1 = [
  '{"type":"session","id":"s","cwd":"/w"}',
  message('user'),
  'unreadable',
  message('hookMessage'),
  '{"type":"compaction","summary":"s","firstKeptEntryIndex":2}',
  '',
].join('\n')

async function opened(text: string) {
  const disk = memoryDisk()
  disk.put(PATH, text)
  const units = assemble(disk.host)
  return { disk, units, session: await units.openSession(PATH) }
}

test('version 1 is read as one chain, and its compaction keeps by id', async () => {
  const { disk, units, session } = await opened(VERSION_1)
  const [first, second, third] = session.index.records
  expect([first?.parentId, second?.parentId, third?.parentId]).toEqual([null, first?.id, second?.id])
  expect(third?.firstKept).toBe(second?.id)
  const { messages, header } = await units.sessionParts(session, ['messages', 'header'])
  expect(messages).toMatchObject([{ role: 'compactionSummary' }, { role: 'custom' }])
  expect(Object.keys(header as object)).toEqual(['type', 'id', 'cwd', 'version'])
  expect(disk.text(PATH)).toBe(VERSION_1)
})

test('the next append brings the file to version 3, with the ids already shown and unreadable lines kept', async () => {
  const { disk, units, session } = await opened(VERSION_1)
  const shown = session.index.records.map(({ id }) => id)
  const id = await units.appendEntry(session, { type: 'custom', customType: 'c' })
  const lines = disk.text(PATH).split('\n')
  expect(lines).toHaveLength(7)
  expect(lines[2]).toBe('unreadable')
  expect(lines[4]).toBe(
    `{"type":"compaction","summary":"s","id":"${shown[2]}","parentId":"${shown[1]}","firstKeptEntryId":"${shown[1]}"}`,
  )
  expect(await units.readSession({ path: PATH, want: ['path'] })).toEqual({ path: [...shown, id] })
  expect([...disk.files.keys()]).toEqual([PATH])
})

test('a migration that fails leaves the old file', async () => {
  const { disk, units, session } = await opened(VERSION_1)
  disk.failNext('rename', 'EIO')
  const appending = units.appendEntry(session, { type: 'custom', customType: 'c' })
  await expect(appending).rejects.toMatchObject({ kind: 'write-failed' })
  expect([...disk.files]).toHaveLength(1)
  expect(disk.text(PATH)).toBe(VERSION_1)
})

test.each([
  ['"2"', 'custom', 3],
  ['2.5', 'custom', 3],
  ['3', 'hookMessage', 3],
  ['99', 'hookMessage', 99],
  ['"abc"', 'hookMessage', 'abc'],
])('version %s', async (version, role, shown) => {
  const text = `{"type":"session","version":${version},"id":"s"}\n${message('hookMessage').replace('{', '{"id":"a",')}\n`
  const { units, session } = await opened(text)
  const parts = await units.sessionParts(session, ['messages', 'header'])
  expect(parts.messages).toMatchObject([{ role }])
  expect(parts.header).toMatchObject({ version: shown })
})

test('an old session is migrated when it is copied', async () => {
  const { units } = await opened(VERSION_1)
  const copy = await units.forkFrom({ source: PATH, cwd: '/o', directory: '/c' })
  expect(copy.storage.state).toBe('stored')
  expect(units.sessionPath(copy.index, copy.leaf)).toHaveLength(3)
})
