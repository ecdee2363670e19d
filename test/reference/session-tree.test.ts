import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToIndex, createIndex } from '../../reference/session/index/add-to-index.ts'
import type { TreeNode } from '../../reference/session/session-index.ts'
import { sessionLabels } from '../../reference/session/tree/labels.ts'
import { sessionPath } from '../../reference/session/tree/path.ts'
import { sessionTree } from '../../reference/session/tree/tree.ts'

type Row = { id: string; parentId?: unknown; timestamp?: string; type?: string; [key: string]: unknown }

function indexOf(...rows: Row[]) {
  const index = createIndex({ type: 'session', id: 's' }, 3)
  for (const row of rows) {
    const entry = { type: 'custom', ...row }
    addToIndex(index, entry, { entry })
  }
  return index
}
const shape = (nodes: TreeNode[]) => nodes.map(({ id, parent }) => `${parent ?? ''}>${id}`)
const treeOf = (...rows: Row[]) => sessionTree(indexOf(...rows), { sessionLabels })

test('children stand in the order of their times, roots in that of the file', () => {
  const nodes = treeOf(
    { id: 'r2', parentId: null, timestamp: '2026-01-02T00:00:00Z' },
    { id: 'r1', parentId: 'gone', timestamp: '2026-01-01T00:00:00Z' },
    { id: 'b', parentId: 'r2', timestamp: '2026-01-01T00:30:00Z' },
    { id: 'a', parentId: 'r2', timestamp: '2026-01-01T02:00:00+02:00' },
    { id: 'unreadable', parentId: 'r2', timestamp: 'noon' },
  )
  expect(shape(nodes)).toEqual(['>r2', 'r2>unreadable', 'r2>a', 'r2>b', '>r1'])
})

test('the entry of a loop that comes first in the file is a root', () => {
  expect(
    shape(treeOf({ id: 'd', parentId: 'b' }, { id: 'a', parentId: 'b' }, { id: 'b', parentId: 'a' })),
  ).toEqual(['>a', 'a>b', 'b>d'])
})

test('a repeated id is one node, with the parent that its last line names', () => {
  const rows = [
    { id: 'x', parentId: null },
    { id: 'y', parentId: 'x' },
    { id: 'x', parentId: 'y' },
  ]
  expect(shape(treeOf(...rows))).toEqual(['>x', 'x>y'])
  const index = indexOf(...rows)
  expect(index.last).toBe('x')
  expect(sessionPath(index, 'x').map(({ id }) => id)).toEqual(['y', 'x'])
})

test('the last label for an entry counts, and an empty one clears it', () => {
  const labels = (...given: unknown[]) =>
    treeOf(
      { id: 'a' },
      ...given.map((label, at) => ({ id: `l${at}`, type: 'label', targetId: 'a', label })),
    )[0]?.label
  expect([labels('x', 'y'), labels('x', ''), labels('x', null), labels('x', '', 'z')]).toEqual([
    'y',
    undefined,
    undefined,
    'z',
  ])
})

test('whatever the parents are, every entry is in the tree once and every path ends', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
  const row = fc.record({ id, parentId: fc.oneof(id, fc.constantFrom(null, '', 0, 'gone', undefined)) })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const index = indexOf(...rows)
      const ids = new Set(rows.map((each) => each.id))
      const nodes = sessionTree(index, { sessionLabels })
      expect(nodes.map((node) => node.id).sort()).toEqual([...ids].sort())
      for (const [at, { parent }] of nodes.entries()) {
        expect(parent === null || nodes.findIndex((node) => node.id === parent) < at).toBe(true)
      }
      for (const each of ids) {
        const path = sessionPath(index, each).map((record) => record.id)
        expect(new Set(path).size).toBe(path.length)
        expect(path.at(-1)).toBe(each)
      }
    }),
  )
})
