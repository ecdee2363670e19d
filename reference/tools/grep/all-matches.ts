import { OUTPUT_LIMITS } from '../../text/limits.ts'
import type { Units } from '../../units.ts'
import type { GrepLine } from '../tool.ts'
import { collectShownLines, joinShownLines, type ShownLines } from './shown-lines.ts'

/** Bytes of text kept before what cannot be shown is let go. */
const MOST_KEPT = 8 * OUTPUT_LIMITS.maxBytes

/** See {@link buildAllMatches}. */
export type AllMatches = (lines: AsyncIterable<GrepLine>, limit: number) => Promise<ShownLines | undefined>

/**
 * Takes the lines of all files, in whatever order the files come, and puts them into the order of paths.
 *
 * @param limit number of matches at most
 * @returns undefined as soon as there is one match more
 * Area: GREP.
 */
export function buildAllMatches(units: Units): AllMatches {
  return async (lines, limit) => {
    let files: [string, ShownLines][] = []
    let current: [string, ReturnType<typeof collectShownLines>] | undefined
    let matches = 0
    let kept = 0
    for await (const line of lines) {
      if (line.match) matches += 1
      if (matches > limit) return undefined
      if (current?.[0] !== line.file) {
        if (current) files.push([current[0], current[1].end()])
        current = [line.file, collectShownLines(units)]
        if (kept > MOST_KEPT) {
          files = withoutHidden(sorted(files, units))
          kept = 0
        }
      }
      current[1].add(line)
      kept += line.text.length
    }
    if (current) files.push([current[0], current[1].end()])
    return joinShownLines(sorted(files, units).map(([, shown]) => shown))
  }
}

function sorted(files: [string, ShownLines][], units: Units): [string, ShownLines][] {
  return files.sort(([a], [b]) => units.compareFiles(a, b))
}

/** Without the text of files that come behind what can be shown: more files can only push them further back. */
function withoutHidden(files: readonly [string, ShownLines][]): [string, ShownLines][] {
  let bytes = 0
  return files.map(([name, shown]) => {
    const hidden = bytes - 1 > OUTPUT_LIMITS.maxBytes
    bytes += shown.bytes
    return [name, hidden ? { ...shown, text: [] } : shown]
  })
}
