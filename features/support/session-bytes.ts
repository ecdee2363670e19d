/** Session files whose bytes matter: a table of lines and how each ends. */

import { Buffer } from 'node:buffer'
import type { Content } from '../../harness/observe/questions.ts'
import { HEADER } from './session-files.ts'

/** How a line can end, by the name that tables use. */
const ends: Readonly<Record<string, string>> = {
  LF: '\n',
  CRLF: '\r\n',
  CR: '\r',
  'U+0085': '\u0085',
  'U+2028': '\u2028',
  'U+2029': '\u2029',
  none: '',
}

/**
 * A row: `line` and `end`. A line is, after an optional `BOM `:
 * - `header`: the standard header; `entry ID` or `entry ID below PARENT`: a user message whose text is its id
 * - `torn entry ID`: the first half of such a line; `nothing`; `space`: three spaces
 * - `bytes C3 28`: bytes in hexadecimal
 * - anything else: itself
 */
export function partsOf(rows: readonly Readonly<Record<string, string>>[]): Content {
  return { parts: rows.flatMap(({ line = '', end = 'LF' }) => [...lineParts(line), { text: ending(end) }]) }
}

function lineParts(line: string): Content[] {
  if (line.startsWith('BOM ')) return [{ text: '\ufeff' }, ...lineParts(line.slice(4))]
  if (line.startsWith('bytes '))
    return [{ base64: Buffer.from(line.slice(6).replaceAll(' ', ''), 'hex').toString('base64') }]
  if (line.startsWith('torn ')) {
    const whole = lineText(line.slice(5))
    return [{ text: whole.slice(0, whole.length >> 1) }]
  }
  return [{ text: lineText(line) }]
}

function lineText(line: string): string {
  if (line === 'nothing') return ''
  if (line === 'space') return '   '
  if (line === 'header') return JSON.stringify(HEADER)
  const [, id, parent] = /^entry (\S+)(?: below (\S+))?$/.exec(line) ?? []
  return id === undefined ? line : JSON.stringify(userEntry(id, parent ?? null))
}

function userEntry(id: string, parentId: string | null) {
  const timestamp = '2026-01-01T00:00:01.000Z'
  return {
    type: 'message',
    id,
    parentId,
    timestamp,
    message: { role: 'user', content: id, timestamp: 1767225601000 },
  }
}

function ending(name: string): string {
  const text = ends[name]
  if (text === undefined)
    throw new Error(`No line ends with "${name}". Known: ${Object.keys(ends).join(', ')}.`)
  return text
}

/** The bytes that a recipe describes, as base64. */
export function base64Of(content: Content): string {
  return bytesOf(content).toString('base64')
}

function bytesOf(content: Content): Buffer {
  if ('text' in content) return Buffer.from(content.text, 'utf8')
  if ('base64' in content) return Buffer.from(content.base64, 'base64')
  if ('parts' in content) return Buffer.concat(content.parts.map(bytesOf))
  throw new TypeError('Only texts, bytes and their parts are expected here.')
}

const LF = 0x0a

/**
 * The content of a file as what was there and what was added: `old` is as much of its beginning as `before` has, in base64, and
 * `appended` says for each line behind it what its message says. One LF may end a last line of `before` that had none.
 *
 * @param before base64
 */
export function appendedTo(before: string, content: { text?: unknown; base64?: unknown }): unknown {
  const { text, base64 } = content
  if (typeof text !== 'string' && typeof base64 !== 'string') return content
  const all = typeof text === 'string' ? Buffer.from(text, 'utf8') : Buffer.from(String(base64), 'base64')
  const old = Buffer.from(before, 'base64')
  const after = all.subarray(old.length).toString('utf8')
  const lines = (old.at(-1) === LF ? after : after.replace(/^\n(?=.)/, '')).split('\n')
  const rest = lines.pop()
  const appended = [...lines.map(textOfMessage), ...(rest === '' ? [] : [`without a line feed: ${rest}`])]
  return { old: all.subarray(0, old.length).toString('base64'), appended }
}

/** A line that is more or less than the JSON text of an entry with a message comes back as it is. */
function textOfMessage(line: string): unknown {
  if (/^\s|\s$/.test(line)) return line
  try {
    return JSON.parse(line).message.content
  } catch {
    return line
  }
}
