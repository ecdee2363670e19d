import { createHash } from 'node:crypto'
import type { ViolationAttachment } from '../run/attachments.ts'
import { stable } from '../run/placeholders.ts'
import type { Pin } from './types.ts'

/** Longest text that a pin holds whole; a longer one is cut, and its digest kept. */
const SHOWN = 240

/** What a baseline remembers of a violation. Measured times are left out: they differ from run to run. */
export function pinOf(violation: ViolationAttachment): Pin {
  const timed = violation.kind === 'at most' || violation.kind === 'at least'
  const received = timed ? 'a value beyond the limit' : shorten(stable(shown(violation.received)))
  return { code: 'differs', text: `${violation.aspect}: ${received}` }
}

/** The pin of a request that was not answered. */
export function unansweredPin(code: string, request: string): Pin {
  return { code, text: shorten(stable(request)) }
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
}

function shorten(text: string): string {
  if (text.length <= SHOWN) return text
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return `${text.slice(0, SHOWN).toWellFormed()}… (${digest})`
}
