import { expect, test } from 'vitest'
import { assemble, memoryDisk, said, sessionText } from './session-host.ts'

const PATH = '/w/s.jsonl'

async function opened() {
  const disk = memoryDisk()
  disk.put(PATH, sessionText(said('a', null), said('b', 'a'), said('side', 'a'), said('c', 'b')))
  const units = assemble(disk.host)
  const session = await units.openSession(PATH)
  return { units, session, last: () => JSON.parse(disk.text(PATH).trimEnd().split('\n').at(-1) ?? '') }
}

test('a name is one line', async () => {
  const { units, session, last } = await opened()
  await units.appendEntry(session, { type: 'session_info', name: ' one\r\n\ntwo ' })
  expect(last().name).toBe('one two')
  expect(units.sessionName(session.index)).toBe('one two')
})

test('a label needs a target that is there', async () => {
  const { units, session } = await opened()
  const labelling = units.appendEntry(session, { type: 'label', targetId: 'z', label: 'x' })
  await expect(labelling).rejects.toMatchObject({ kind: 'unknown-entry', message: 'Entry z not found' })
})

test.each([
  ['a replacement without content', 'a', {}, 'invalid-replacement'],
  ['an unknown target', 'z', null, 'unknown-entry'],
  ['a target on another branch', 'side', null, 'not-on-path'],
])('an edit with %s is refused', async (_, targetId, replacement, kind) => {
  const { units, session } = await opened()
  const editing = units.appendEntry(session, { type: 'context_edit', targetId, replacement })
  await expect(editing).rejects.toMatchObject({ kind })
})

test('a compaction without a first kept entry names itself, and carries the prompt in force', async () => {
  const { units, session, last } = await opened()
  await units.appendEntry(session, { type: 'message', message: { role: 'system', content: 'prompt' } })
  const id = await units.appendEntry(session, { type: 'compaction', summary: 's', tokensBefore: 1 })
  expect(last()).toMatchObject({ firstKeptEntryId: id, systemMessage: { role: 'system', content: 'prompt' } })
  expect(Object.keys(last())).toEqual([
    ...['type', 'id', 'parentId', 'timestamp'],
    ...['summary', 'firstKeptEntryId', 'tokensBefore', 'systemMessage'],
  ])
})
