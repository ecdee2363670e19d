import { mutant } from '../mutant.ts'

const SHORT_LINES = 'TRUNC-001/a-file-around-the-line-limit/one-line-too-many'
const LONG_LINES = 'TRUNC-002/lines-that-are-too-many-bytes/one-line-too-many'

export const neverCountsLines = mutant({
  unit: 'truncateHead',
  kills: 'TRUNC-001',
  does: 'has no limit of lines',
  control: LONG_LINES,
  build: (original) => (text, limits) => original(text, { ...limits, maxLines: Number.MAX_SAFE_INTEGER }),
})

export const neverCountsBytes = mutant({
  unit: 'truncateHead',
  kills: 'TRUNC-002',
  does: 'has no limit of bytes',
  control: SHORT_LINES,
  build: (original) => (text, limits) => original(text, { ...limits, maxBytes: Number.MAX_SAFE_INTEGER }),
})

export const showsPartOfALine = mutant({
  unit: 'truncateHead',
  kills: 'TRUNC-004',
  does: 'shows the start of the line that does not fit',
  control: SHORT_LINES,
  build: (original) => (text, limits) => {
    const kept = original(text, limits)
    if (kept.truncatedBy !== 'bytes' || kept.firstLineExceedsLimit) return kept
    return { ...kept, content: text.slice(0, kept.content.length + 10) }
  },
})

export const showsPartOfTheFirstLine = mutant({
  unit: 'truncateHead',
  kills: 'TRUNC-006',
  does: 'shows the start of a first line that is over the limit',
  control: LONG_LINES,
  build: (original) => (text, limits) => {
    const kept = original(text, limits)
    if (!kept.firstLineExceedsLimit) return kept
    return { ...kept, content: text.slice(0, kept.maxBytes), outputLines: 1, firstLineExceedsLimit: false }
  },
})

export const namesBytesFirst = mutant({
  unit: 'truncateHead',
  kills: 'TRUNC-019',
  does: 'names the byte limit when both are reached at once',
  control: SHORT_LINES,
  build: (original) => (text, limits) => {
    const kept = original(text, limits)
    return kept.outputBytes === kept.maxBytes && kept.truncated ? { ...kept, truncatedBy: 'bytes' } : kept
  },
})
