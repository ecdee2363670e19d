import type { ScanOptions } from '../parse/scan-session.ts'
import type { Line, SessionIndex } from '../session-index.ts'
import type { SessionUnits } from '../units.ts'
import { createIndex } from './add-to-index.ts'

/**
 * Reads a session's lines once and keeps what the tree needs of each entry. Rules: FMT, TREE.
 *
 * @throws SessionRefusal `not-a-session`
 */
export async function indexSession(
  lines: AsyncIterable<Line>,
  options: ScanOptions,
  units: Pick<SessionUnits, 'scanSession' | 'addToIndex'>,
): Promise<SessionIndex> {
  // The scan yields the header before anything else, or throws.
  let index = createIndex({ type: 'session', id: '' }, Number.NaN)
  for await (const found of units.scanSession(lines, options)) {
    if (found.kind === 'header') index = createIndex(found.header, found.writtenVersion)
    if (found.kind !== 'entry') continue
    const { offset, bytes } = found.line
    units.addToIndex(index, found.entry, { offset, length: bytes.length })
  }
  return index
}
