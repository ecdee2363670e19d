import type { Truncation } from '../../text/limits.ts'
import type { Units } from '../../units.ts'
import type { SelectedLines } from './select-lines.ts'

/** What was read. `offset` counts lines from 1. */
export interface ReadText {
  /** As the model gave it. */
  readonly path: string
  readonly offset: number
  readonly limit: number | undefined
  readonly selected: Pick<SelectedLines, 'fileLines'>
  readonly truncation: Truncation
  readonly firstLineBytes: number
}

/** See {@link buildReadNotice}. */
export type ReadNotice = (read: ReadText) => string

/**
 * The text that `read` answers: what is shown, and after a blank line how to go on when there is more.
 * Areas: READ, TRUNC.
 */
export function buildReadNotice(units: Units): ReadNotice {
  return ({ path, offset, limit, selected, truncation, firstLineBytes }) => {
    const total = selected.fileLines
    const maxSize = units.formatSize(truncation.maxBytes)
    if (truncation.firstLineExceedsLimit) {
      const size = units.formatSize(firstLineBytes)
      const command = `sed -n '${offset}p' ${quote(path)} | head -c ${truncation.maxBytes}`
      return `[Line ${offset} is ${size}, exceeds ${maxSize} limit. Use bash: ${command}]`
    }
    if (truncation.truncated) {
      const last = offset + truncation.outputLines - 1
      const why = truncation.truncatedBy === 'bytes' ? ` (${maxSize} limit)` : ''
      const notice = `[Showing lines ${offset}-${last} of ${total}${why}. Use offset=${last + 1} to continue.]`
      return `${truncation.content}\n\n${notice}`
    }
    if (limit !== undefined && offset + limit - 1 < total) {
      const next = offset + limit
      const notice = `[${total - next + 1} more lines in file. Use offset=${next} to continue.]`
      return `${truncation.content}\n\n${notice}`
    }
    return truncation.content
  }
}

/** Quotes a path for the shell, unless it is plain. */
function quote(path: string): string {
  return /^[\w@%+=:,./][\w@%+=:,./-]*$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`
}
