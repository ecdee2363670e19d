import { expect, test } from 'vitest'
import { assemble, memoryDisk, said, sessionText } from './session-host.ts'

const PATH = '/w/s.jsonl'
const user = (content: string) => ({ type: 'message', message: { role: 'user', content } })

async function created() {
  const disk = memoryDisk()
  const units = assemble(disk.host)
  const session = await units.createSession({ cwd: '/w', directory: '/sessions' })
  return { disk, units, session, path: session.path ?? '' }
}

async function opened(text: string) {
  const disk = memoryDisk()
  disk.put(PATH, text)
  const units = assemble(disk.host)
  return { disk, units, session: await units.openSession(PATH) }
}

test('a file is made with the first user or assistant message, with everything kept so far', async () => {
  const { disk, units, session, path } = await created()
  await units.appendEntry(session, { type: 'model_change', provider: 'p', modelId: 'm' })
  await units.appendEntry(session, { type: 'message', message: { role: 'bashExecution' } })
  expect(disk.files.size).toBe(0)
  await units.appendEntry(session, user('hi'))
  await units.appendEntry(session, { type: 'custom', data: 1, customType: 'c' })
  const lines = disk.text(path).split('\n')
  expect(lines).toHaveLength(6)
  expect(lines[4]).toMatch(/^\{"type":"custom","customType":"c","data":1,"id":"[0-9a-f]{8}","parentId":/)
  expect(await units.sessionParts(session, ['messages'])).toMatchObject({ messages: [{}, { content: 'hi' }] })
})

test('a first write that fails leaves no file and no entry, and the next one succeeds', async () => {
  const { disk, units, session } = await created()
  disk.failNext('writeFile', 'ENOSPC', 20)
  await expect(units.appendEntry(session, user('one'))).rejects.toMatchObject({ kind: 'write-failed' })
  expect([disk.files.size, session.leaf]).toEqual([0, null])
  const id = await units.appendEntry(session, user('two'))
  expect((await units.openSession(session.path ?? '')).index.records.map((record) => record.id)).toEqual([id])
})

test('a file that stands in the way stays, and is refused', async () => {
  const { disk, units, session, path } = await created()
  disk.put(path, 'theirs')
  await expect(units.appendEntry(session, user('one'))).rejects.toMatchObject({ kind: 'write-failed' })
  expect(disk.text(path)).toBe('theirs')
})

test.each([
  ['without a line feed', ''],
  ['with a torn line', '{"type":"message","id":"c3'],
])('a file that ends %s is not glued to', async (_, tail) => {
  const text = sessionText(said('a', null))
  const { disk, units, session } = await opened(tail ? text + tail : text.trimEnd())
  const id = await units.appendEntry(session, user('next'))
  expect(disk.text(PATH).startsWith(tail ? `${text}${tail}\n{` : `${text}{`)).toBe(true)
  expect(await units.readSession({ path: PATH, want: ['path'] })).toEqual({ path: ['a', id] })
})

test('what another writer left torn is not glued to either', async () => {
  const { disk, units, session } = await opened(sessionText(said('a', null)))
  disk.put(PATH, `${disk.text(PATH)}{"type":"mess`)
  await units.appendEntry(session, user('next'))
  const { messages } = await units.readSession({ path: PATH, want: ['messages'] })
  expect(messages).toMatchObject([{ content: 'a' }, { content: 'next' }])
})

test('an append that fails half-way leaves the file and the session as they were', async () => {
  const { disk, units, session } = await opened(sessionText(said('a', null)))
  disk.failNext('appendFile', 'ENOSPC', 9)
  const label = { type: 'label', targetId: 'a', label: 'x' }
  await expect(units.appendEntry(session, label)).rejects.toMatchObject({ kind: 'write-failed' })
  expect(disk.text(PATH)).toBe(sessionText(said('a', null)))
  expect(session.leaf).toBe('a')
  expect(await units.sessionParts(session, ['tree'])).toEqual({ tree: [{ id: 'a', parent: null }] })
})

test('a branch with a summary that cannot be written leaves the leaf where it was', async () => {
  const { disk, units, session } = await opened(sessionText(said('a', null), said('b', 'a')))
  disk.failNext('appendFile', 'EIO')
  await expect(units.branchSession(session, 'a', 'left')).rejects.toMatchObject({ kind: 'write-failed' })
  expect(session.leaf).toBe('b')
  await units.branchSession(session, 'a', 'left')
  expect(disk.text(PATH)).toContain(
    '"parentId":"a","timestamp":"2026-01-01T00:00:00.002Z","fromId":"b","summary":"left"}',
  )
})

test.each([
  ['deleted', (disk: ReturnType<typeof memoryDisk>) => disk.files.delete(PATH)],
  ['emptied', (disk: ReturnType<typeof memoryDisk>) => disk.put(PATH, '')],
])('a file that was %s while open is not begun without its header', async (_, harm) => {
  const { disk, units, session } = await opened(sessionText(said('a', null)))
  harm(disk)
  await expect(units.appendEntry(session, user('x'))).rejects.toMatchObject({ kind: 'write-failed' })
  expect(disk.files.has(PATH) ? disk.text(PATH) : '').toBe('')
})

test('appends that are asked for together happen one after another', async () => {
  const { units, session } = await opened(sessionText())
  const ids = await Promise.all(['1', '2', '3'].map((text) => units.appendEntry(session, user(text))))
  expect(await units.readSession({ path: PATH, want: ['path'] })).toEqual({ path: ids })
})

test('what cannot be written as JSON is refused', async () => {
  const { disk, units, session } = await opened(sessionText())
  const cycle: Record<string, unknown> = { type: 'custom' }
  cycle['data'] = cycle
  await expect(units.appendEntry(session, cycle as { type: string })).rejects.toMatchObject({
    kind: 'invalid-entry',
  })
  expect(disk.text(PATH)).toBe(sessionText())
})
