import { expect, test } from 'vitest'
import { assemble, memoryDisk, said, sessionText } from './session-host.ts'

const PATH = '/w/s.jsonl'
const header = '{"type":"session","version":3,"id":"","cwd":"/w"}'

test.each([
  ['a message before the header', `{"type":"message","id":"a"}\n${header}\n`],
  ['another value before the header', `123\n${header}\n`],
  ['a numeric id', '{"type":"session","id":5}\n'],
  ['other JSON', '{"kind":"metric","v":7}\n'],
  ['white space only', ' \n\n'],
  ['CR as line end', `${header}\r{"type":"x","id":"a"}`],
])('%s: not a session, and the file stays as it is', async (_, text) => {
  const disk = memoryDisk()
  disk.put(PATH, text)
  const opening = assemble(disk.host).openSession(PATH)
  await expect(opening).rejects.toMatchObject({
    kind: 'not-a-session',
    message: `Session file is not a valid pi session: ${PATH}`,
  })
  expect(disk.text(PATH)).toBe(text)
})

test.each([
  ['blank and malformed lines', `\nnot JSON\nnull\n0\n`],
  ['a byte order mark', '\ufeff'],
])('%s before the header are passed over', async (_, before) => {
  const disk = memoryDisk()
  disk.put(PATH, `${before}${header}\r\n${JSON.stringify(said('a', null))}\r\n`)
  const session = await assemble(disk.host).openSession(PATH)
  expect([session.id, session.leaf]).toEqual(['', 'a'])
})

test('values that are no entries, and later headers, are no entries', async () => {
  const disk = memoryDisk()
  const others = [123, 'text', true, [], { type: 'message' }, { id: 'x' }, { type: 'session', id: 'y' }]
  disk.put(PATH, sessionText(said('a', null), ...(others as object[])))
  const units = assemble(disk.host)
  const parts = await units.readSession({ path: PATH, want: ['leaf', 'entries', 'header'] })
  expect(parts.leaf).toBe('a')
  expect(parts.entries).toEqual([{ id: 'a', parentId: null, type: 'message' }])
  expect(parts.header).toMatchObject({ id: 's' })
})

test('reading writes nothing, not even a missing line feed', async () => {
  const disk = memoryDisk()
  const text = sessionText(said('a', null)).trimEnd()
  disk.put(PATH, text)
  await assemble(disk.host).readSession({ path: PATH, want: ['messages', 'tree'] })
  expect(disk.text(PATH)).toBe(text)
})

test('a file that is not there cannot be read, but holds a new session when opened', async () => {
  const disk = memoryDisk()
  const units = assemble(disk.host)
  await expect(units.readSession({ path: PATH, want: ['leaf'] })).rejects.toMatchObject({ kind: 'not-found' })
  const session = await units.openSession(PATH)
  await units.appendEntry(session, { type: 'message', message: { role: 'user', content: 'hi' } })
  expect(disk.text(PATH).split('\n')).toHaveLength(3)
})

test('a file without bytes gets its header with the first entry', async () => {
  const disk = memoryDisk()
  disk.put(PATH, '')
  const units = assemble(disk.host)
  const session = await units.openSession(PATH)
  expect(disk.text(PATH)).toBe('')
  const id = await units.appendEntry(session, { type: 'thinking_level_change', thinkingLevel: 'high' })
  const again = await units.openSession(PATH)
  expect([again.id, again.leaf]).toEqual([session.id, id])
  expect(await units.sessionParts(session, ['context'])).toMatchObject({ context: { thinkingLevel: 'high' } })
})

test('asking for an entry that is not there is refused', async () => {
  const disk = memoryDisk()
  disk.put(PATH, sessionText(said('a', null)))
  const units = assemble(disk.host)
  const asking = units.readSession({ path: PATH, want: ['path'], at: 'b' })
  await expect(asking).rejects.toMatchObject({ kind: 'unknown-entry', message: 'Entry b not found' })
  expect(await units.readSession({ path: PATH, want: ['path', 'messages'], at: null })).toEqual({
    path: [],
    messages: [],
  })
})
