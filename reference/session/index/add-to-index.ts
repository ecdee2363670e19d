import type { ReadEntry, ReadHeader } from '../../../spec/schema/session.ts'
import { entryTime } from '../../messages/entry-messages.ts'
import { isObject } from '../parse/recognise.ts'
import type { EntryPlace, EntryRecord, SessionIndex } from '../session-index.ts'

export function createIndex(header: ReadHeader, writtenVersion: number): SessionIndex {
  return {
    header,
    writtenVersion,
    records: [],
    positions: new Map(),
    labelChanges: [],
    names: [],
    last: null,
  }
}

/**
 * Adds an entry as the last line. An id that is there already keeps its place and gets the new content, so that every
 * entry is there once. Rules: TREE, ROB.
 */
export function addToIndex(index: SessionIndex, entry: ReadEntry, place: EntryPlace): void {
  const record = recordOf(entry, place)
  const position = index.positions.get(entry.id)
  if (position === undefined) {
    index.positions.set(entry.id, index.records.length)
    index.records.push(record)
  } else {
    index.records[position] = record
  }
  index.last = entry.id
  if (entry.type === 'session_info') index.names.push(entry['name'])
  if (entry.type === 'label') {
    const { targetId: target, label, timestamp } = entry
    index.labelChanges.push({ target, label, timestamp })
  }
}

function recordOf(entry: ReadEntry, place: EntryPlace): EntryRecord {
  const { id, type, parentId } = entry
  return { id, type, parentId, place, time: entryTime(entry['timestamp']), ...kindFacts(entry) }
}

function kindFacts(entry: ReadEntry): Pick<EntryRecord, 'role' | 'firstKept' | 'target'> {
  const message = entry['message']
  if (entry.type === 'message') return { role: isObject(message) ? message['role'] : undefined }
  if (entry.type === 'compaction') return { firstKept: entry['firstKeptEntryId'] }
  if (entry.type === 'context_edit' && isReplacement(entry['replacement']))
    return { target: entry['targetId'] }
  return {}
}

/** Null, or content that is a text or a list; any other edit is not valid and changes nothing. Rules: CTX, ROB. */
export function isReplacement(value: unknown): boolean {
  if (value === null) return true
  return isObject(value) && (typeof value['content'] === 'string' || Array.isArray(value['content']))
}
