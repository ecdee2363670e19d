import { expect, test } from 'vitest'
import { assemble, memoryDisk, said, sessionText } from './session-host.ts'

const PATH = '/w/s.jsonl'
const label = (id: string, parentId: string, targetId: string, text?: string) => {
  return {
    type: 'label',
    id,
    parentId,
    timestamp: `2026-01-01T00:00:0${id.length}.000Z`,
    targetId,
    label: text,
  }
}

async function opened(...lines: object[]) {
  const disk = memoryDisk()
  disk.put(PATH, sessionText(...lines))
  const units = assemble(disk.host)
  return { disk, units, session: await units.openSession(PATH) }
}
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

test('labels are taken out, the path is chained anew, labels in force follow', async () => {
  const { disk, units, session } = await opened(
    said('a', null),
    label('l', 'a', 'a', 'first'),
    said('b', 'l'),
    said('side', 'a'),
    label('ll', 'side', 'b', 'elsewhere'),
    label('lll', 'll', 'side', 'lost'),
  )
  const before = disk.text(PATH)
  const fork = await units.forkSession(session, 'b')
  const [header, ...entries] = linesOf(disk.text(fork.path ?? ''))
  expect(header).toMatchObject({ version: 3, cwd: '/w', parentSession: PATH })
  expect(entries.map((entry) => [entry.type, entry.parentId, entry.label ?? entry.id])).toEqual([
    ['message', null, 'a'],
    ['message', 'a', 'b'],
    ['label', 'b', 'first'],
    ['label', entries[2].id, 'elsewhere'],
  ])
  expect(entries[3].timestamp).toBe('2026-01-01T00:00:02.000Z')
  expect(fork.leaf).toBe(entries[3].id)
  expect([disk.text(PATH), session.leaf]).toEqual([before, 'lll'])
})

test('a compaction that kept a label keeps from the next copied entry', async () => {
  const compaction = (firstKeptEntryId: string) => ({
    type: 'compaction',
    id: 'c',
    parentId: 'm',
    firstKeptEntryId,
  })
  for (const [kept, expected] of [
    ['l', 'b'],
    ['m', 'c'],
    ['n', 'n'],
    ['z', 'z'],
  ] as const) {
    const { units, session } = await opened(
      said('a', null),
      label('l', 'a', 'z'),
      said('b', 'l'),
      label('m', 'b', 'z'),
      compaction(kept),
      label('n', 'c', 'z'),
      said('d', 'n'),
    )
    const fork = await units.forkSession(session, 'd')
    expect(fork.index.records.find(({ id }) => id === 'c')?.firstKept).toBe(expected)
  }
})

test('a path without conversation is stored with its first message, once', async () => {
  const { disk, units, session } = await opened(
    { type: 'thinking_level_change', id: 't', parentId: null, thinkingLevel: 'high' },
    said('a', 't'),
  )
  const fork = await units.forkSession(session, 't')
  expect(disk.files.size).toBe(1)
  await units.appendEntry(fork, { type: 'message', message: { role: 'user', content: 'x' } })
  expect(linesOf(disk.text(fork.path ?? '')).map(({ type }) => type)).toEqual([
    'session',
    'thinking_level_change',
    'message',
  ])
})

test('null copies nothing, an unknown entry is refused, memory stays in memory', async () => {
  const { units, session } = await opened(said('a', null))
  expect((await units.forkSession(session, null)).index.records).toEqual([])
  await expect(units.forkSession(session, '')).rejects.toMatchObject({ message: 'Entry  not found' })
  const inMemory = await units.createSession({ cwd: '/w', directory: null })
  const id = await units.appendEntry(inMemory, { type: 'message', message: { role: 'user', content: 'x' } })
  const fork = await units.forkSession(inMemory, id)
  expect([fork.path, fork.leaf, 'parentSession' in fork.index.header]).toEqual([null, id, false])
})

test('a fork that cannot be written leaves nothing behind', async () => {
  const { disk, units, session } = await opened(said('a', null))
  disk.failNext('writeFile', 'ENOSPC', 3)
  await expect(units.forkSession(session, 'a')).rejects.toMatchObject({ kind: 'write-failed' })
  expect([...disk.files.keys()]).toEqual([PATH])
})

test('a whole session is copied for another directory, its source only read', async () => {
  const { disk, units } = await opened(said('a', null), said('b', 'gone'), label('l', 'b', 'a', 'x'))
  const source = disk.text(PATH).trimEnd()
  disk.put(PATH, source)
  const copy = await units.forkFrom({ source: PATH, cwd: '/other', directory: '/copies', id: 'mine' })
  const [header, ...entries] = disk
    .text(copy.path ?? '')
    .trimEnd()
    .split('\n')
  expect(JSON.parse(header ?? '')).toMatchObject({ id: 'mine', cwd: '/other', parentSession: PATH })
  expect(entries).toEqual(source.split('\n').slice(1))
  expect(disk.text(PATH)).toBe(source)
})

test.each([
  ['not there', undefined, 'not-found'],
  ['empty', '', 'not-a-session'],
  ['foreign', '{"kind":"metric"}\n', 'not-a-session'],
])('a source that is %s is not copied', async (_, text, kind) => {
  const disk = memoryDisk()
  if (text !== undefined) disk.put(PATH, text)
  const copying = assemble(disk.host).forkFrom({ source: PATH, cwd: '/o', directory: '/c' })
  const message = `Cannot fork: source session file is empty or invalid: ${PATH}`
  await expect(copying).rejects.toMatchObject({ kind, message })
})
