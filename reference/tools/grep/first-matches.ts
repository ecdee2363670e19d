import type { Units } from '../../units.ts'
import type { GrepLine } from '../tool.ts'
import { collectShownLines, type ShownLines } from './shown-lines.ts'

/** The first matches, and whether there are more. */
export interface FirstMatches {
  readonly shown: ShownLines
  readonly more: boolean
}

/** See {@link buildFirstMatches}. */
export type TakeFirstMatches = (
  lines: AsyncIterable<GrepLine> | Iterable<GrepLine>,
  wanted: { readonly limit: number; readonly context: number },
) => Promise<FirstMatches>

/**
 * Takes lines that come in the order in which they are shown, up to the last match that is allowed and the lines after it that
 * belong to it. A match among those is shown as a line near a match. Stops as soon as it is known whether there is more.
 *
 * Area: GREP.
 */
export function buildFirstMatches(units: Units): TakeFirstMatches {
  return async (lines, { limit, context }) => {
    const collector = collectShownLines(units)
    let matches = 0
    let last: GrepLine | undefined
    let more = false
    for await (const line of lines) {
      if (last === undefined) {
        collector.add(line)
        if (line.match && ++matches >= limit) last = line
        continue
      }
      const near = line.file === last.file && line.line <= last.line + context
      if (near) collector.add({ ...line, match: false })
      if (line.match) more = true
      if (more && !(near && line.line < last.line + context)) break
    }
    return { shown: collector.end(), more }
  }
}
