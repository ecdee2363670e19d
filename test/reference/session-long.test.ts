import { expect, test } from 'vitest'
import { addToIndex, createIndex } from '../../reference/session/index/add-to-index.ts'
import { assemble, memoryDisk, said } from './session-host.ts'

const COUNT = 100_000
/** Milliseconds: far more than it takes, far less than anything quadratic would. */
const LIMIT = 30_000

test(
  'a chain of 100,000 entries has a path, a tree and messages',
  async () => {
    const { host } = memoryDisk()
    const units = assemble(host)
    const index = createIndex({ type: 'session', id: 's' }, 3)
    for (let at = 0; at < COUNT; at += 1) {
      const entry = said(`${at}`, at === 0 ? null : `${at - 1}`) as { type: string; id: string }
      addToIndex(index, entry, { entry })
    }
    const read = units.readEntries
    const view = {
      index,
      leaf: index.last,
      read: (records: Parameters<typeof read>[0]) => read(records, 3, never),
    }
    const parts = await units.sessionParts(view, ['path', 'tree', 'messages'])
    expect([parts.path, parts.tree, parts.messages].map((part) => (part as unknown[]).length)).toEqual([
      COUNT,
      COUNT,
      COUNT,
    ])
  },
  LIMIT,
)

async function* never(): AsyncGenerator<Uint8Array> {
  yield* []
}
