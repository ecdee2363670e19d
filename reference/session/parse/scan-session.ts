import { type ReadEntry, type ReadHeader, SESSION_VERSION } from '../../../spec/schema/session.ts'
import { type ChainLinks, createChainLinks } from '../migration/chain-links.ts'
import { SessionRefusal } from '../refusal.ts'
import type { Line } from '../session-index.ts'
import type { SessionUnits } from '../units.ts'
import { isObject } from './recognise.ts'

type Parts = Pick<
  SessionUnits,
  'parseLine' | 'isHeader' | 'isEntry' | 'writtenVersion' | 'migrateHeader' | 'migrateEntry'
>

export interface ScanOptions {
  /** For messages about the file. */
  readonly path: string
  /** An id that is not in `taken`, for the next entry of a version 1 file. */
  readonly newId: (taken: ReadonlySet<string>) => string
}

/** What a line holds. The header comes first; `other` lines hold nothing that a session knows. */
export type ScannedLine =
  | { readonly kind: 'header'; readonly header: ReadHeader; readonly writtenVersion: number }
  | { readonly kind: 'entry'; readonly entry: ReadEntry; readonly line: Line }
  | { readonly kind: 'other'; readonly line: Line }

/**
 * Reads the lines of a session as version 3. The first line that holds a value must be the header; blank and malformed
 * lines, values that are no entries, and later headers are `other`. Rules: FMT, MIG, ROB.
 *
 * @throws SessionRefusal `not-a-session`
 */
export async function* scanSession(
  lines: AsyncIterable<Line>,
  { path, newId }: ScanOptions,
  units: Parts,
): AsyncGenerator<ScannedLine> {
  let version: number | undefined
  let links: ChainLinks | undefined
  const given = new Set<string>()
  for await (const line of lines) {
    const value = units.parseLine(line.bytes)?.value
    if (version === undefined) {
      if (!value) continue
      if (!units.isHeader(value)) break
      version = units.writtenVersion(value)
      if (version < 2) links = createChainLinks()
      yield { kind: 'header', header: units.migrateHeader(value), writtenVersion: version }
      continue
    }
    const entry = units.isEntry(value, version) ? value : undefined
    if (!links) {
      if (!entry) yield { kind: 'other', line }
      else if (!(version < SESSION_VERSION)) yield { kind: 'entry', entry, line }
      else
        yield {
          kind: 'entry',
          entry: units.migrateEntry(entry, version, { id: entry.id, parentId: null }),
          line,
        }
      continue
    }
    const id = entry && newId(given)
    if (id !== undefined) given.add(id)
    const link = isObject(value) ? links.next(value, id) : undefined
    if (entry && link) yield { kind: 'entry', entry: units.migrateEntry(entry, version, link), line }
    else yield { kind: 'other', line }
  }
  if (version === undefined) {
    throw new SessionRefusal('not-a-session', `Session file is not a valid pi session: ${path}`)
  }
}
