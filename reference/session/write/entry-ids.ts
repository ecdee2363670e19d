import { v4 } from 'uuid'
import type { Host } from '../../host/host.ts'

const TRIES = 100

/**
 * An id that no entry has: 8 lower-case hex digits, or a whole UUID when a hundred of them were taken. Rules: FMT.
 */
export function newEntryId(taken: { has(id: string): boolean }, host: Pick<Host, 'random'>): string {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const id = [...host.random(4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    if (!taken.has(id)) return id
  }
  return v4({ random: host.random(16) })
}
