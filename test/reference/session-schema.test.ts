import { Value } from '@sinclair/typebox/value'
import { expect, test } from 'vitest'
import { SessionEntry, SessionHeader } from '../../spec/schema/session.ts'
import { assemble, memoryDisk } from './session-host.ts'

const message = { role: 'user', content: 'hi', timestamp: 1 }
const system = { role: 'system', content: 'prompt', timestamp: 1 }

test('what the reference writes is valid, each type with its members in the order of the schema', async () => {
  const disk = memoryDisk()
  const units = assemble(disk.host)
  const session = await units.createSession({ cwd: '/w', directory: '/d', parentSession: '/p.jsonl' })
  const append = (entry: { type: string; [member: string]: unknown }) => units.appendEntry(session, entry)
  await append({ type: 'message', message: system })
  const targetId = await append({ type: 'message', message })
  await append({ thinkingLevel: 'high', type: 'thinking_level_change' })
  await append({ modelId: 'm', provider: 'p', type: 'model_change' })
  await append({ data: [1], customType: 'c', type: 'custom' })
  await append({ display: false, content: 'x', customType: 'c', type: 'custom_message' })
  await append({ name: 'n', type: 'session_info' })
  await append({ replacement: null, targetId, type: 'context_edit' })
  await append({ label: 'l', targetId, type: 'label' })
  await append({ tokensBefore: 1, summary: 's', fromHook: true, type: 'compaction' })
  await units.branchSession(session, targetId, 'left')
  const [header, ...entries] = disk
    .text(session.path ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect([...Value.Errors(SessionHeader, header)]).toEqual([])
  for (const entry of entries) {
    const schema = SessionEntry.anyOf.find(({ properties }) => properties.type.const === entry.type)
    expect(schema && [...Value.Errors(schema, entry)]).toEqual([])
    const order = Object.keys(schema?.properties ?? {})
    expect(Object.keys(entry)).toEqual(order.filter((key) => key in entry))
  }
  expect(entries).toHaveLength(11)
})

test.each([
  ['an id that is not hex', { type: 'label', id: 'g7h8i9j0', parentId: null }],
  ['a time without milliseconds', { type: 'label', id: '00000001', timestamp: '2026-01-01T00:00:00Z' }],
  ['an unknown type', { type: 'weather' }],
])('%s is not valid', (_, members) => {
  const entry = {
    id: '00000001',
    parentId: null,
    timestamp: '2026-01-01T00:00:00.000Z',
    targetId: '00000001',
  }
  expect(Value.Check(SessionEntry, { ...entry, type: 'label' })).toBe(true)
  expect(Value.Check(SessionEntry, { ...entry, ...members })).toBe(false)
})
