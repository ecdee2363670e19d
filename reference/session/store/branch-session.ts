import type { Host } from '../../host/host.ts'
import { unknownEntry } from '../refusal.ts'
import { recordOf } from '../tree/path.ts'
import type { SessionUnits } from '../units.ts'
import { hang } from './append-entry.ts'
import { inTurn, type Session } from './session.ts'

type Parts = Pick<SessionUnits, 'newEntryId' | 'orderEntry' | 'serializeLine' | 'storeEntry' | 'addToIndex'>

/**
 * Moves the leaf to an entry, or before the first entry. With a summary of what is left behind, an entry for it is
 * appended there and becomes the leaf; when that fails, the leaf stays. Without one, nothing is written. Rules: TREE.
 *
 * @returns the leaf
 * @throws SessionRefusal `unknown-entry`, `write-failed`
 */
export function branchSession(
  session: Session,
  to: string | null,
  summary: string | undefined,
  units: Parts,
  host: Host,
): Promise<string | null> {
  return inTurn(session, async () => {
    if (to !== null && !recordOf(session.index, to)) throw unknownEntry(to)
    if (summary === undefined) {
      session.leaf = to
      return to
    }
    return hang(session, { type: 'branch_summary', fromId: session.leaf ?? 'root', summary }, to, units, host)
  })
}
