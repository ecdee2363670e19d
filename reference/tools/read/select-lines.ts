import type { Units } from '../../units.ts'
import { createLineCollector } from './collect-lines.ts'
import { countLineFeeds } from './count-line-feeds.ts'

/** Which lines to show: from `offset` (counted from 1) on, `limit` at most. */
export interface Selection {
  readonly offset: number
  readonly limit: number | undefined
}

/** The selected lines, and the figures that notices need. Bytes are those of the decoded text as UTF-8. */
export interface SelectedLines {
  /** Start of the selected text: all of it, or more than can be shown. */
  readonly text: string
  /** Lines of the selection; a final line feed starts none. */
  readonly lines: number
  readonly bytes: number
  readonly firstLineBytes: number
  /** Lines of the file: its line feeds and one. */
  readonly fileLines: number
}

/** See {@link buildSelectLines}. */
export type SelectLines = (chunks: AsyncIterable<Uint8Array>, selection: Selection) => Promise<SelectedLines>

const LF = 10

/**
 * Goes once through a file and keeps what the answer needs. Lines end with LF only.
 * Area: READ.
 */
export function buildSelectLines(units: Units): SelectLines {
  return async (chunks, { offset, limit }) => {
    const afterLast = limit === undefined ? Number.POSITIVE_INFINITY : offset + limit
    const collector = createLineCollector(units)
    let line = 1
    for await (const chunk of chunks) {
      let from = 0
      while (from < chunk.length && line < offset) {
        const end = chunk.indexOf(LF, from)
        from = end === -1 ? chunk.length : end + 1
        if (end !== -1) line += 1
      }
      let to = from
      let next = from
      while (next < chunk.length && line < afterLast) {
        const end = chunk.indexOf(LF, next)
        next = end === -1 ? chunk.length : end + 1
        if (end !== -1) line += 1
        // The line feed after the last selected line is not shown: it only separates.
        to = end !== -1 && line === afterLast ? end : next
      }
      if (to > from) collector.push(chunk.subarray(from, to))
      if (line >= afterLast) line += countLineFeeds(chunk, next)
    }
    return { ...collector.end(), fileLines: line }
  }
}
