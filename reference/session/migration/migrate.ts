import { type ReadEntry, type ReadHeader, SESSION_VERSION } from '../../../spec/schema/session.ts'
import { isObject } from '../parse/recognise.ts'

/** The version of a header as JavaScript compares it: missing or null is 1, `"2"` is 2, a word is NaN and older than nothing. */
export function writtenVersion(header: Readonly<Record<string, unknown>>): number {
  return Number(header['version'] ?? 1)
}

/** A header of an older version gets version 3; a header without version gets it as its last member. Rules: MIG. */
export function migrateHeader(header: ReadHeader): ReadHeader {
  return writtenVersion(header) < SESSION_VERSION ? { ...header, version: SESSION_VERSION } : header
}

/** The place in the chain that an entry of version 1 gets. */
export interface ChainLink {
  readonly id: string
  readonly parentId: unknown
  readonly firstKept?: unknown
}

/**
 * An entry as version 3 writes it.
 *
 * @param version in which the entry was written
 * @param link used for version 1 only, whose entries have neither id nor parent
 */
export function migrateEntry(entry: Record<string, unknown>, version: number, link: ChainLink): ReadEntry {
  const chained = version < 2 ? chain(entry, link) : (entry as ReadEntry)
  return version < 3 ? renameHookMessage(chained) : chained
}

/** Version 1 to 2: an id and a parent, and an id in place of the number of the first kept line. */
function chain(entry: Record<string, unknown>, link: ChainLink): ReadEntry {
  const { id, parentId, firstKept } = link
  const chained: Record<string, unknown> = { ...entry, id, parentId }
  if (entry['type'] === 'compaction' && typeof entry['firstKeptEntryIndex'] === 'number') {
    delete chained['firstKeptEntryIndex']
    if (firstKept !== undefined) chained['firstKeptEntryId'] = firstKept
  }
  return { ...chained, type: String(entry['type']), id }
}

/** Version 2 to 3: the role `hookMessage` is called `custom`. */
function renameHookMessage(entry: ReadEntry): ReadEntry {
  const message = entry['message']
  if (entry.type !== 'message' || !isObject(message) || message['role'] !== 'hookMessage') return entry
  return { ...entry, message: { ...message, role: 'custom' } }
}
