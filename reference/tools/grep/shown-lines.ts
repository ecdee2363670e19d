import { OUTPUT_LIMITS } from '../../text/limits.ts'
import type { Units } from '../../units.ts'
import type { GrepLine } from '../tool.ts'

/** Lines as the answer shows them. Bytes are UTF-8 bytes, with a line feed after each line. */
export interface ShownLines {
  /** All of them, or from the first one on more than can be shown. */
  readonly text: readonly string[]
  readonly lines: number
  readonly bytes: number
  readonly matches: number
  /** Was any line cut? */
  readonly cut: boolean
}

/** Collects lines and keeps no more of them than an answer can show, however many come. */
export function collectShownLines(units: Units) {
  const text: string[] = []
  let lines = 0
  let bytes = 0
  let matches = 0
  let cut = false
  return {
    add(line: GrepLine): void {
      const shown = units.grepLine(line)
      if (bytes - 1 <= OUTPUT_LIMITS.maxBytes) text.push(shown.text)
      lines += 1
      bytes += units.utf8Length(shown.text) + 1
      if (line.match) matches += 1
      cut ||= shown.wasTruncated
    },
    end: (): ShownLines => ({ text, lines, bytes, matches, cut }),
  }
}

/** The lines of several files as one; those of files behind what can be shown only count. */
export function joinShownLines(files: readonly ShownLines[]): ShownLines {
  const text: string[] = []
  let [lines, bytes, matches, cut] = [0, 0, 0, false]
  for (const file of files) {
    if (bytes - 1 <= OUTPUT_LIMITS.maxBytes) text.push(...file.text)
    lines += file.lines
    bytes += file.bytes
    matches += file.matches
    cut ||= file.cut
  }
  return { text, lines, bytes, matches, cut }
}
