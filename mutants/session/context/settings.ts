import { mutant } from '../../mutant.ts'

export const keepsTheFirstLevel = mutant({
  unit: 'contextSettings',
  kills: 'CTX-001',
  does: 'takes the first thinking level of the path',
  control: 'CTX-002/changes-of-the-model-and-replies-on-two-branches/at-a-change',
  build: (original) => (path, read) => {
    const first = path.find(({ type }) => type === 'thinking_level_change')
    return original(
      path.filter((record) => record.type !== 'thinking_level_change' || record === first),
      read,
    )
  },
})

export const ignoresReplies = mutant({
  unit: 'contextSettings',
  kills: 'CTX-002',
  does: 'takes the model only from changes of the model',
  control: 'CTX-001/changes-of-the-thinking-level-on-two-branches/after-the-change',
  build: (original) => (path, read) =>
    original(
      path.filter(({ role }) => role !== 'assistant'),
      read,
    ),
})

export const forgetsTheModel = mutant({
  unit: 'contextSettings',
  kills: 'CTX-003',
  does: 'has no model after a reply that names none',
  control: 'CTX-002/changes-of-the-model-and-replies-on-two-branches/at-a-change',
  build: (original) => async (path, read) => {
    const last = path.findLast(({ type, role }) => type === 'model_change' || role === 'assistant')
    const settings = await original(path, read)
    if (last?.role !== 'assistant') return settings
    const { model } = await original([last], read)
    return { ...settings, model }
  },
})

export const startsWithALevel = mutant({
  unit: 'contextSettings',
  kills: 'CTX-005',
  does: 'thinks a little before the first entry',
  control: 'CTX-001/changes-of-the-thinking-level-on-two-branches/after-the-change',
  build: (original) => async (path, read) => {
    const settings = await original(path, read)
    return path.length === 0 ? { ...settings, thinkingLevel: 'minimal' } : settings
  },
})

export const forgetsWithTheCompaction = mutant({
  unit: 'contextSettings',
  kills: 'CTX-019',
  does: 'takes settings only from the compaction on',
  control: 'CTX-001/changes-of-the-thinking-level-on-two-branches/after-the-change',
  build: (original) => (path, read) => {
    const start = path.findLastIndex(({ type }) => type === 'compaction')
    return original(path.slice(Math.max(start, 0)), read)
  },
})
