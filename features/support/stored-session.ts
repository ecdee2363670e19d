import type { Observed } from '../../harness/observe/observed.ts'
import type { Json } from './session-rows.ts'

/** Ids that a subject made, and what a feature calls them. */
export type Names = ReadonlyMap<unknown, string>

/** Ids that are a source's own. */
type Kept = Pick<ReadonlySet<unknown>, 'has'>

/** Members that hold the id of an entry. */
const REFERENCES = ['id', 'parentId', 'parent', 'targetId', 'fromId', 'firstKeptEntryId'] as const
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * What a session file holds, comparable from run to run: the word `header` for a header, then each entry, then what is left
 * after the last line feed, if anything. Ids in `names` appear under their name; other ids that look made by a subject, and
 * are not among `kept`, are numbered `new 1`, `new 2` … A line that is not plain JSON stays a text.
 */
export function storedLines(text: unknown, names: Names, kept: Kept = new Set()): unknown {
  if (typeof text !== 'string') return text
  const called = new Map(names)
  const lines = text.split('\n')
  const rest = lines.pop()
  const entries = lines.map((line) => comparable(parsed(line), called, kept))
  return rest === '' ? entries : [...entries, `without a line feed: ${rest}`]
}

/** An id, or a list of objects that name entries, with ids as in `storedLines`. */
export function callIds(value: unknown, names: Names, kept: Kept): unknown {
  if (!Array.isArray(value)) return names.get(value) ?? value
  const called = new Map(names)
  return value.map((one) => comparable(one, called, kept))
}

/** The text after the header, with times and named ids hidden. */
export function hiddenText(text: unknown, names: Names): unknown {
  if (typeof text !== 'string') return text
  const lines = text.slice(text.indexOf('\n') + 1)
  const timeless = lines.replaceAll(
    /"timestamp":"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z"/g,
    '"timestamp":"time"',
  )
  return [...names].reduce((shown, [id, name]) => shown.replaceAll(`"${id}"`, `"${name}"`), timeless)
}

/** An entry's time, hidden when a writer could have set it just now. */
export function withoutTime(lines: unknown): unknown {
  if (!Array.isArray(lines)) return lines
  return lines.map((line) =>
    isObject(line) && INSTANT.test(String(line['timestamp'])) ? { ...line, timestamp: 'time' } : line,
  )
}

/** The first line of a session file as an object, with what stands after it counted; a text that has none as it is. */
export function storedHeader(file: Observed<unknown>): Observed<unknown> {
  return file.at('text').view((text) => {
    if (typeof text !== 'string') return text
    const [first = '', ...rest] = text.split('\n')
    const header = parsed(first)
    if (!isObject(header)) return text
    return { ...header, ...(rest.at(-1) === '' ? {} : { unended: rest.at(-1) ?? '' }) }
  })
}

/** A header whose id is `id` and whose time is well formed, with both of them hidden. */
export function withoutIdentity(header: unknown, id: unknown): unknown {
  if (!isObject(header)) return header
  const fresh = header['id'] === id && UUID_V7.test(String(id))
  return {
    ...header,
    ...(fresh ? { id: 'id' } : {}),
    ...(INSTANT.test(String(header['timestamp'])) ? { timestamp: 'time' } : {}),
  }
}

function comparable(line: unknown, called: Map<unknown, string>, kept: Kept): unknown {
  if (!isObject(line)) return line
  if (line['type'] === 'session') return 'header'
  const { id } = line
  if (!called.has(id) && !kept.has(id) && /^[0-9a-f]{8}$/.test(String(id))) called.set(id, nextName(called))
  const named = REFERENCES.filter((key) => called.has(line[key])).map((key) => [key, called.get(line[key])])
  return { ...line, ...Object.fromEntries(named) }
}

function nextName(called: ReadonlyMap<unknown, string>): string {
  return `new ${[...called.values()].filter((name) => name.startsWith('new ')).length + 1}`
}

/** A line as a value, or as it is when it is not JSON. Space around it is a difference that a value would not show. */
export function parsed(line: string): unknown {
  try {
    return line === line.trim() ? JSON.parse(line) : line
  } catch {
    return line
  }
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The id in the last line, if that is a whole line with an entry. */
export function lastId(stored: unknown): unknown {
  const [last, ...rest] = typeof stored === 'string' ? stored.split('\n').slice(-2) : []
  try {
    return rest[0] === '' ? JSON.parse(last ?? '').id : undefined
  } catch {
    return undefined
  }
}
