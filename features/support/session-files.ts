/** Session files from the short tables that features use. */

import type { Content } from '../../harness/observe/questions.ts'
import { entryOf, type Row } from './session-entries.ts'

export type { Row } from './session-entries.ts'

export const HEADER = {
  type: 'session',
  version: 3,
  id: '01a22e32-7bf6-75ff-943c-883ad6fb176c',
  timestamp: '2026-01-01T00:00:00.000Z',
  cwd: '/project',
}

/** The bytes of a session file with a standard header; each line ends with LF. */
export function sessionText(rows: readonly Row[]): string {
  return linesText([JSON.stringify(HEADER), ...rows.map((row, index) => JSON.stringify(entryOf(row, index)))])
}

/** A standard header and lines as they stand, each ended by LF. */
export function sessionWithLines(lines: string): string {
  return linesText([JSON.stringify(HEADER), ...lines.split('\n')])
}

/**
 * A chain of entries that are no messages, `00000001` to the number in eight digits, each below the one before.
 * Short on purpose: recordings hold the whole text.
 */
export function chainText(entries: number): string {
  const lines = [JSON.stringify(HEADER)]
  for (let number = 1; number <= entries; number++) {
    lines.push(
      JSON.stringify({
        type: 'custom',
        id: chainId(number),
        parentId: number === 1 ? null : chainId(number - 1),
      }),
    )
  }
  return linesText(lines)
}

export function chainId(number: number): string {
  return String(number).padStart(8, '0')
}

/** A text with something repeated in it, as a recipe. */
export function partsWith(before: string, repeat: Content, times: number, after: string): Content {
  return { parts: [{ text: before }, { repeat, times }, { text: after }] }
}

function linesText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}
