import { commonPrefix, commonSuffix, countLineFeeds } from './common-ends.ts'

/** The lines around the changes between two texts. Comparing them finds what comparing the whole texts would find. */
export interface ChangedWindow {
  readonly before: string
  readonly after: string
  /** Equal lines left out in front of both. */
  readonly linesBefore: number
}

/** With more changed lines, or a tail that repeats itself for longer, the whole tail is kept. */
const MOST_CHANGED = 32
const MOST_TAIL = 5000

/**
 * Leaves out equal lines at both ends of two texts, so that a small change of a large text is found at once, but keeps enough of
 * them that a greedy search for the shortest difference (Myers) takes the same way as in the whole texts.
 *
 * In front that is simple: the search begins by taking what is equal. Behind, a search that lags by some lines could still find
 * equal lines where the tail repeats itself, and come out elsewhere. So the tail is kept until such a search must have found
 * more differences than there are: over as many stretches as lines have changed, each of which differs from itself moved by any
 * possible number of lines.
 *
 * @param context lines that are shown around changes; where more are left out, at least one more is kept, as a sign of it
 */
export function changedWindow(oldText: string, newText: string, context: number): ChangedWindow {
  const same = lineStart(oldText, commonPrefix(oldText, newText))
  const head = linesBack(oldText, same, context + 1)
  const tail = tailLength(oldText, newText, same)
  const kept = keptTail(
    oldText.slice(oldText.length - tail),
    countLines(oldText.slice(same, oldText.length - tail)) +
      countLines(newText.slice(same, newText.length - tail)),
    context,
  )
  return {
    before: oldText.slice(head, oldText.length - tail + kept),
    after: newText.slice(head, newText.length - tail + kept),
    linesBefore: countLineFeeds(oldText, 0, head),
  }
}

function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1
}

/** Start of the line `count` lines above the line that starts at `start`. */
function linesBack(text: string, start: number, count: number): number {
  let at = start
  for (let back = 0; back < count && at > 0; back += 1) at = lineStart(text, at - 1)
  return at
}

/** Length of the equal whole lines behind `from`, which is a line start in both. */
function tailLength(oldText: string, newText: string, from: number): number {
  const length = commonSuffix(oldText, newText, Math.min(oldText.length, newText.length) - from)
  const startsLine = (text: string) =>
    text.length - length === from || text[text.length - length - 1] === '\n'
  if (startsLine(oldText) && startsLine(newText)) return length
  const lineFeed = oldText.indexOf('\n', oldText.length - length)
  return lineFeed === -1 ? 0 : oldText.length - lineFeed - 1
}

/** How much of the tail must stay, in UTF-16 units. */
function keptTail(tail: string, changed: number, context: number): number {
  if (changed > MOST_CHANGED) return tail.length
  const lines = firstLines(tail, MOST_TAIL)
  let at = 0
  for (let stretch = 0; stretch < changed; stretch += 1) {
    const end = stretchEnd(lines, at, 2 * changed)
    if (end === undefined) return tail.length
    at = end
  }
  return lines.slice(0, Math.max(at, context + 1)).join('').length
}

/** End of the shortest stretch that differs from itself moved by 1 to `most` lines; undefined when there is none. */
function stretchEnd(lines: readonly string[], from: number, most: number): number | undefined {
  let end = from
  for (let moved = 1; moved <= most; moved += 1) {
    let at = from
    while (at + moved < lines.length && lines[at] === lines[at + moved]) at += 1
    if (at + moved >= lines.length) return undefined
    end = Math.max(end, at + moved + 1)
  }
  return end
}

/** The first lines with their line feeds. */
function firstLines(text: string, most: number): string[] {
  const lines: string[] = []
  for (let at = 0; at < text.length && lines.length < most; ) {
    const lineFeed = text.indexOf('\n', at)
    const end = lineFeed === -1 ? text.length : lineFeed + 1
    lines.push(text.slice(at, end))
    at = end
  }
  return lines
}

function countLines(text: string): number {
  return countLineFeeds(text) + (text === '' || text.endsWith('\n') ? 0 : 1)
}
