import { mutant } from '../mutant.ts'

export const tellsOnlyMessages = mutant({
  unit: 'sessionParts',
  kills: 'TREE-002',
  does: 'tells only entries that are messages',
  control: 'TREE-003/a-single-chain',
  build: (original) => async (view, want, at) => {
    const parts = await original(view, want, at)
    if (!Array.isArray(parts.entries)) return parts
    return { ...parts, entries: parts.entries.filter((entry) => entry.type === 'message') }
  },
})

export const alwaysAtTheLeaf = mutant({
  unit: 'sessionParts',
  kills: 'TREE-006',
  does: 'tells the path of the leaf whatever entry is asked for',
  control: 'TREE-003/a-single-chain',
  build: (original) => (view, want, at) => original(view, want, want.includes('path') ? undefined : at),
})

export const takesTheLeafInstead = mutant({
  unit: 'sessionParts',
  kills: 'TREE-007',
  does: 'answers for the leaf when the entry asked for is not there',
  control: 'TREE-006/an-entry-of-the-session/the-root',
  build: (original) => (view, want, at) =>
    original(view, want, typeof at === 'string' && !view.index.positions.has(at) ? undefined : at),
})

export const contextOfTheLeaf = mutant({
  unit: 'sessionParts',
  kills: 'CTX-006',
  does: 'tells the context of the leaf whatever entry is asked for',
  control: 'TREE-006/an-entry-of-the-session/the-root',
  build: (original) => (view, want, at) =>
    original(view, want, typeof at === 'string' && want.includes('context') ? undefined : at),
})

export const tidiesTheHeader = mutant({
  unit: 'sessionParts',
  kills: 'FMT-006',
  does: 'tells only the members of a header that it knows',
  control: 'FMT-005/a-second-header-at-the-end',
  build: (original) => async (view, want, at) => {
    const parts = await original(view, want, at)
    if (!want.includes('header')) return parts
    const { type, version, id, timestamp, cwd, parentSession } = view.index.header
    return { ...parts, header: { type, version, id, timestamp, cwd, parentSession } }
  },
})
