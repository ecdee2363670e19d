/**
 * Entries as features write them in tables. Columns: `id`, `parent` (empty: a root, `-`: the member is missing), `type` (a type
 * of entry, `entry X` for one that nobody knows, else the role of a message), `text` (the content, or the label, name or summary),
 * `target`, and `with`: further members as JSON, of the message where the type is a role.
 */
export type SessionRow = Readonly<Record<string, string>>
export type Json = Readonly<Record<string, unknown>>

const ENTRY_TYPES = new Set([
  'branch_summary',
  'compaction',
  'context_edit',
  'custom',
  'custom_message',
  'label',
  'message',
  'model_change',
  'session_info',
  'thinking_level_change',
  'usage',
])

/** The member that `text` stands for. */
const TEXT_MEMBER: Readonly<Record<string, string>> = {
  branch_summary: 'summary',
  compaction: 'summary',
  custom_message: 'content',
  label: 'label',
  session_info: 'name',
  thinking_level_change: 'thinkingLevel',
}

const HEADER = {
  type: 'session',
  version: 3,
  id: '01a22e32-7bf6-75ff-943c-883ad6fb176c',
  timestamp: '2026-01-01T00:00:00.000Z',
  cwd: '/project',
}

/** The text of a session file: a standard header, changed by `header`, and one entry a row, a second apart. */
export function rowsText(rows: readonly SessionRow[], header: Json = {}): string {
  const lines = [{ ...HEADER, ...header }, ...rows.map((row, index) => entryOf(row, timeOf(index)))]
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** The entry that a row describes, with its members in the order in which they are written. */
export function entryOf(row: SessionRow, timestamp: string): Json {
  const { id, parent = '' } = row
  const parentId = parent === '-' ? {} : { parentId: parent === '' ? null : parent }
  return { type: entryType(row), id, ...parentId, timestamp, ...ownMembers(row) }
}

/** What a row says beside the identity of the entry: what a subject is asked to append. */
export function draftOf(row: SessionRow): Json & { readonly type: string } {
  return { type: entryType(row), ...ownMembers(row) }
}

function entryType({ type = '' }: SessionRow): string {
  if (type.startsWith('entry ')) return type.slice('entry '.length)
  return ENTRY_TYPES.has(type) ? type : 'message'
}

function ownMembers(row: SessionRow): Json {
  const { type = '', text = '', target = '', with: members = '' } = row
  const more = members === '' ? {} : (JSON.parse(members) as Json)
  if (entryType(row) === 'message' && type !== 'message') {
    return { message: { role: type, ...contentOf(type, text), timestamp: 1, ...more } }
  }
  const member = TEXT_MEMBER[type]
  return {
    ...(target === '' ? {} : { targetId: target }),
    ...(member === undefined || text === '' ? {} : { [member]: text }),
    ...more,
  }
}

function contentOf(role: string, text: string): Json {
  if (role === 'bashExecution') return {}
  return { content: role === 'assistant' || role === 'toolResult' ? [{ type: 'text', text }] : text }
}

function timeOf(index: number): string {
  return new Date(Date.UTC(2026, 0, 1, 0, 0, index + 1)).toISOString()
}
