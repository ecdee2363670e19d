/** Session files from the short tables that features use. */

const HEADER = {
  type: 'session',
  version: 3,
  id: '01a22e32-7bf6-75ff-943c-883ad6fb176c',
  timestamp: '2026-01-01T00:00:00.000Z',
  cwd: '/project',
}

/** A row: `id`, `parent` (empty: a root), `type` (a role or an entry type), and what that type needs. */
export type Row = Readonly<Record<string, string>>

/** The bytes of a session file with a standard header; each line ends with LF. */
export function sessionText(rows: readonly Row[]): string {
  return [HEADER, ...rows.map(entry)].map((line) => `${JSON.stringify(line)}\n`).join('')
}

function entry(row: Row, index: number): Record<string, unknown> {
  const { id, parent = '', type = '', text = '' } = row
  const timestamp = new Date(Date.UTC(2026, 0, 1, 0, 0, index + 1)).toISOString()
  const base = { id, parentId: parent === '' ? null : parent, timestamp }
  if (type === 'label') return { type: 'label', ...base, targetId: row['target'] ?? '00000001', label: text }
  return { type: 'message', ...base, message: { role: type, content: text, timestamp: index + 1 } }
}
