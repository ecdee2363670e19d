import type { Json, SessionRow } from './session-rows.ts'
import { isObject, parsed } from './stored-session.ts'

/** The ids of the entries in a session file's text. */
export function idsIn(text: string): ReadonlySet<unknown> {
  return new Set(entriesOf(text).map(({ id }) => id))
}

/**
 * The entries that a fork must hold. A row with a `label` is a label made anew: `id`, `parent`, `label`, `target`, and `since`, the
 * entry whose time it takes. Any other row is a copy of the entry `id` below `parent` (empty: a root), with the members of
 * `with` changed.
 */
export function copiesOf(original: string, rows: readonly SessionRow[]): Json[] {
  const entries = new Map(entriesOf(original).map((entry) => [entry['id'], entry]))
  const known = (id = '') => {
    const entry = entries.get(id)
    if (!entry) throw new Error(`The source has no entry "${id}".`)
    return entry
  }
  return rows.map((row) => {
    const { id, parent = '', label = '', target, since } = row
    const parentId = parent === '' ? null : parent
    if (label !== '') {
      return { type: 'label', id, parentId, timestamp: known(since)['timestamp'], targetId: target, label }
    }
    const changed = row['with'] ? (JSON.parse(row['with']) as Json) : {}
    return { ...known(id), parentId, ...changed }
  })
}

function entriesOf(text: string): Json[] {
  return text.split('\n').flatMap((line) => {
    const entry = parsed(line)
    return isObject(entry) && entry['type'] !== 'session' ? [entry] : []
  })
}
