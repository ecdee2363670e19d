import { expect, test } from 'vitest'
import { newEntryId } from '../../reference/session/write/entry-ids.ts'
import { sessionFileName, sessionFolderName } from '../../reference/session/write/file-names.ts'
import { checkSessionId, createSessionIds } from '../../reference/session/write/session-ids.ts'

const random = (size: number) => new Uint8Array(size).fill(255)

test('session ids are UUIDs of version 7 that sort, within a millisecond and when the clock steps back', () => {
  const times = [5, 5, 4, 6, 6]
  const newId = createSessionIds({ now: () => times.shift() ?? 0, random })
  const ids = Array.from({ length: 5 }, newId)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(5)
  expect(ids[0]).toMatch(/^00000000-0005-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test.each(['', '-a', 'a_', '.a', 'a b', 'a/b', 'é', 'a\n', '..'])('the session id %j is refused', (id) => {
  expect(() => checkSessionId(id)).toThrow('Session id must be non-empty')
})

test.each(['0', 'a..b', 'x'.repeat(64)])('the session id %j is accepted', (id) => {
  expect(() => checkSessionId(id)).not.toThrow()
})

test('entry ids are 8 hex digits, and whole UUIDs when those are taken', () => {
  expect(newEntryId(new Set(), { random })).toBe('ffffffff')
  expect(newEntryId(new Set(['ffffffff']), { random })).toMatch(/^ffffffff-ffff-4fff-/)
})

test('names of files and folders', () => {
  expect(sessionFileName('2026-11-30T19:55:05.279Z', 'x')).toBe('2026-11-30T19-55-05-279Z_x.jsonl')
  expect(['/', '/a/b', '/a-b', '/--'].map(sessionFolderName)).toEqual([
    '----',
    '--a-b--',
    '--a-b--',
    '------',
  ])
})
