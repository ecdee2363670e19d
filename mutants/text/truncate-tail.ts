import { mutant } from '../mutant.ts'

const MANY_LINES = 'TRUNC-013/output-of-a-real-command'

export const neverCountsLines = mutant({
  unit: 'truncateTail',
  kills: 'TRUNC-013',
  does: 'has no limit of lines',
  control: 'TRUNC-014/a-long-line-before-short-ones-is-left-out',
  build: (original) => (text, limits) => original(text, { ...limits, maxLines: Number.MAX_SAFE_INTEGER }),
})

export const neverCountsBytes = mutant({
  unit: 'truncateTail',
  kills: 'TRUNC-014',
  does: 'has no limit of bytes',
  control: MANY_LINES,
  build: (original) => (text, limits) => original(text, { ...limits, maxBytes: Number.MAX_SAFE_INTEGER }),
})

export const countsAnEmptyLastLine = mutant({
  unit: 'truncateTail',
  kills: 'TRUNC-015',
  does: 'counts what follows a final line feed as a line',
  control: 'TRUNC-014/as-many-bytes-as-fit-are-shown-whole',
  build: (original) => (text, limits) => original(text.endsWith('\n') ? `${text}\n` : text, limits),
})

export const losesTheLastLine = mutant({
  unit: 'truncateTail',
  kills: 'TRUNC-016',
  does: 'shows nothing of a last line that is over the limit',
  control: MANY_LINES,
  build: (original) => (text, limits) => {
    const kept = original(text, limits)
    return kept.lastLinePartial ? { ...kept, content: '', outputBytes: 0 } : kept
  },
})

export const hidesThatALineIsPartial = mutant({
  unit: 'truncateTail',
  kills: 'TRUNC-020',
  does: 'does not tell that only the end of a line is kept',
  control: MANY_LINES,
  build: (original) => (text, limits) => ({ ...original(text, limits), lastLinePartial: false }),
})
