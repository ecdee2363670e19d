import { expect, test } from 'vitest'
import { assemble, memoryDisk, said, sessionText } from './session-host.ts'

const at = '2026-01-01T00:00:00.000Z'
const entry = (type: string, id: string, parentId: string | null, members: object) => {
  return { type, id, parentId, timestamp: at, ...members }
}

async function contextOf(...lines: object[]) {
  const disk = memoryDisk()
  disk.put('/s.jsonl', sessionText(...lines))
  const parts = await assemble(disk.host).readSession({ path: '/s.jsonl', want: ['context', 'messages'] })
  const messages = parts.messages as { role?: string; content?: unknown; summary?: unknown }[]
  return {
    context: parts.context,
    said: messages.map(({ role, content, summary }) => `${role}: ${JSON.stringify(content ?? summary)}`),
  }
}

test('after a compaction: its summary, what it kept without system messages, what follows', async () => {
  const { said: texts, context } = await contextOf(
    said('q1', null),
    said('q2', 'q1'),
    entry('message', 'sys', 'q2', { message: { role: 'system', content: 'prompt' } }),
    entry('compaction', 'old', 'sys', { summary: 'older', firstKeptEntryId: 'q1' }),
    entry('compaction', 'c', 'old', { summary: 'newer', firstKeptEntryId: 'q2' }),
    said('q3', 'c'),
  )
  expect(texts).toEqual(['compactionSummary: "newer"', 'user: "q2"', 'user: "q3"'])
  expect(context).toMatchObject({ entries: ['c', 'q2', 'old', 'q3'] })
})

test('a first kept entry that is not on the path keeps nothing', async () => {
  const { said: texts } = await contextOf(
    said('q1', null),
    said('side', 'q1'),
    entry('compaction', 'c', 'q1', { summary: 's', firstKeptEntryId: 'side' }),
  )
  expect(texts).toEqual(['compactionSummary: "s"'])
})

test('the last valid edit of an entry counts; an edit without a replacement is passed over', async () => {
  const edit = (id: string, parentId: string, members: object) => entry('context_edit', id, parentId, members)
  const { said: texts } = await contextOf(
    said('a', null),
    said('b', 'a'),
    edit('1', 'b', { targetId: 'a', replacement: null }),
    edit('2', '1', { targetId: 'a', replacement: { content: 'new' } }),
    edit('3', '2', { targetId: 'a' }),
    edit('4', '3', { targetId: 'a', replacement: { content: null } }),
    edit('5', '4', { targetId: 'b', replacement: null }),
  )
  expect(texts).toEqual(['user: "new"'])
})

test('messages that cannot be read cost only themselves', async () => {
  const { said: texts } = await contextOf(
    entry('message', 'a', null, {}),
    entry('message', 'b', 'a', { message: null }),
    entry('message', 'c', 'b', { message: { role: 'user', content: null } }),
    entry('custom_message', 'd', 'c', { customType: 'x' }),
  )
  expect(texts).toEqual(['user: []', 'custom: []'])
})

test('settings come from the whole path; an assistant without a model is no model', async () => {
  const { context } = await contextOf(
    entry('thinking_level_change', 't', null, { thinkingLevel: 'high' }),
    entry('model_change', 'm', 't', { provider: 'p', modelId: 'm' }),
    entry('message', 'a', 'm', { message: { role: 'assistant', provider: 'q', model: 'n', content: [] } }),
    entry('message', 'b', 'a', { message: { role: 'assistant', content: [] } }),
    entry('compaction', 'c', 'b', { summary: '', firstKeptEntryId: 'c' }),
  )
  expect(context).toMatchObject({ thinkingLevel: 'high', model: { provider: 'q', modelId: 'n' } })
})
