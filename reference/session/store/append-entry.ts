import type { ReadEntry } from '../../../spec/schema/session.ts'
import type { Host } from '../../host/host.ts'
import { SessionRefusal } from '../refusal.ts'
import type { SessionUnits } from '../units.ts'
import type { EntryMembers } from '../write/order-entry.ts'
import { inTurn, type Session } from './session.ts'
import { asRefusal } from './system-error.ts'

type Parts = Pick<
  SessionUnits,
  'prepareEntry' | 'newEntryId' | 'orderEntry' | 'serializeLine' | 'storeEntry' | 'addToIndex'
>

/**
 * Appends an entry below the leaf and makes it the leaf. When it cannot be stored, the session is as before.
 *
 * @returns its id
 * @throws SessionRefusal `invalid-entry`, `unknown-entry`, `write-failed`
 */
export function appendEntry(
  session: Session,
  members: EntryMembers,
  units: Parts,
  host: Host,
): Promise<string> {
  return inTurn(session, async () => {
    const prepared = await units.prepareEntry(session, members)
    return hang(session, prepared, session.leaf, units, host)
  })
}

/** Appends an entry below `parentId`; within the session's turn. */
export async function hang(
  session: Session,
  members: EntryMembers,
  parentId: string | null,
  units: Omit<Parts, 'prepareEntry'>,
  host: Host,
): Promise<string> {
  const id = units.newEntryId(session.index.positions)
  const timestamp = new Date(host.now()).toISOString()
  const ordered = units.orderEntry(ownReferences(members, id), { id, parentId, timestamp })
  const line = lineOf(ordered, units)
  // As it will be read again, and out of the caller's reach.
  const entry: ReadEntry = JSON.parse(line)
  try {
    const place = await units.storeEntry(session, entry, line)
    units.addToIndex(session.index, entry, place)
  } catch (error) {
    throw asRefusal('write-failed', error)
  }
  session.leaf = id
  return id
}

/** A compaction that keeps nothing names itself as the first kept entry. */
function ownReferences(members: EntryMembers, id: string): EntryMembers {
  if (members.type !== 'compaction') return members
  return { ...members, firstKeptEntryId: members['firstKeptEntryId'] ?? id }
}

function lineOf(entry: ReadEntry, units: Pick<SessionUnits, 'serializeLine'>): string {
  try {
    return units.serializeLine(entry)
  } catch (error) {
    throw new SessionRefusal(
      'invalid-entry',
      `Entry cannot be written as JSON: ${asRefusal('invalid-entry', error).message}`,
    )
  }
}
