import type { ReadEntry } from '../../../spec/schema/session.ts'
import { isObject } from '../parse/recognise.ts'
import { join } from '../parse/split-lines.ts'
import { SessionRefusal } from '../refusal.ts'
import type { EntryRecord, ReadBytes } from '../session-index.ts'
import type { SessionUnits } from '../units.ts'

/** Bytes read at once, and bytes between two entries that are read along rather than asked for apart. */
const WINDOW = 1 << 20
const GAP = 1 << 16

interface Stored {
  readonly record: EntryRecord
  readonly offset: number
  readonly end: number
}

/**
 * Parses the entries of these records, in their order. Entries that stand near each other in the file are read together.
 *
 * @param writtenVersion of the file; older entries are migrated
 * @throws SessionRefusal `read-failed` when the file no longer holds an entry where it was
 */
export async function* readEntries(
  records: Iterable<EntryRecord>,
  writtenVersion: number,
  readBytes: ReadBytes,
  units: Pick<SessionUnits, 'parseLine' | 'migrateEntry'>,
): AsyncGenerator<ReadEntry> {
  let window: Stored[] = []
  for (const record of records) {
    const { place } = record
    const next =
      'entry' in place ? undefined : { record, offset: place.offset, end: place.offset + place.length }
    if (!next || !fits(window, next)) {
      yield* readWindow(window, writtenVersion, readBytes, units)
      window = []
    }
    if (next) window.push(next)
    else if ('entry' in place) yield place.entry
  }
  yield* readWindow(window, writtenVersion, readBytes, units)
}

function fits(window: readonly Stored[], { offset, end }: Stored): boolean {
  const first = window[0]
  const last = window.at(-1)
  if (!first || !last) return true
  return offset >= last.end && offset - last.end <= GAP && end - first.offset <= WINDOW
}

async function* readWindow(
  window: readonly Stored[],
  writtenVersion: number,
  readBytes: ReadBytes,
  units: Pick<SessionUnits, 'parseLine' | 'migrateEntry'>,
): AsyncGenerator<ReadEntry> {
  const start = window[0]?.offset
  const end = window.at(-1)?.end
  if (start === undefined || end === undefined) return
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of readBytes(start, end)) {
    chunks.push(chunk.slice())
    length += chunk.length
  }
  const bytes = join(chunks, length)
  for (const { record, offset, end } of window) {
    const value = units.parseLine(bytes.subarray(offset - start, end - start))?.value
    if (!isObject(value)) {
      throw new SessionRefusal(
        'read-failed',
        `Entry ${record.id} is no longer where it was in the session file`,
      )
    }
    yield units.migrateEntry(value, writtenVersion, record)
  }
}
