import { v7 } from 'uuid'
import { SESSION_ID_PATTERN } from '../../../spec/schema/session.ts'
import type { Host } from '../../host/host.ts'
import { SessionRefusal } from '../refusal.ts'

/** The sequence of a UUIDv7 has 32 bits here; half of them are left for counting within a millisecond. */
const FIRST_SEQUENCES = 2 ** 31
const LAST_SEQUENCE = 2 ** 32 - 1

/** Makes UUIDv7 ids that sort in the order in which they were made, within a millisecond and when the clock steps back. Rules: FMT. */
export function createSessionIds(host: Pick<Host, 'now' | 'random'>): () => string {
  let milliseconds = Number.NEGATIVE_INFINITY
  let sequence = LAST_SEQUENCE
  return () => {
    const random = host.random(16)
    const now = Math.trunc(host.now())
    if (now > milliseconds || sequence >= LAST_SEQUENCE) {
      milliseconds = Math.max(now, milliseconds + 1)
      sequence = new DataView(random.buffer, random.byteOffset).getUint32(0) % FIRST_SEQUENCES
    } else {
      sequence += 1
    }
    return v7({ msecs: milliseconds, seq: sequence, random })
  }
}

/**
 * Accepts the id that a caller chose for a session. Rules: FMT.
 *
 * @throws SessionRefusal `invalid-id`
 */
export function checkSessionId(id: string): void {
  // Without the flag `m`, `$` stands for the end of the text only, so that a trailing line feed is refused.
  if (new RegExp(SESSION_ID_PATTERN).test(id)) return
  throw new SessionRefusal(
    'invalid-id',
    "Session id must be non-empty, contain only alphanumeric characters, '-', '_', and '.', and start and end with an alphanumeric character",
  )
}
