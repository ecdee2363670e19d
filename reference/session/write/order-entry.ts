import type { EntryType, ReadEntry } from '../../../spec/schema/session.ts'

export interface EntryIdentity {
  readonly id: string
  readonly parentId: string | null
  /** ISO 8601. */
  readonly timestamp: string
}

/** An entry before it has an identity. */
export interface EntryMembers {
  readonly type: string
  readonly [member: string]: unknown
}

/** The members of each type of entry, in the order in which they are written. */
const orders: Readonly<Record<EntryType, readonly string[]>> = {
  message: ['message'],
  thinking_level_change: ['thinkingLevel'],
  model_change: ['provider', 'modelId'],
  session_info: ['name'],
  usage: ['kind', 'provider', 'model', 'usage', 'note'],
  compaction: [
    'summary',
    'firstKeptEntryId',
    'tokensBefore',
    'details',
    'usage',
    'fromHook',
    'systemMessage',
  ],
  branch_summary: ['fromId', 'summary', 'details', 'usage', 'fromHook'],
  context_edit: ['targetId', 'replacement'],
  label: ['targetId', 'label'],
  custom: ['customType', 'data'],
  custom_message: ['customType', 'content', 'display', 'details'],
}
const identityLast: readonly string[] = ['custom', 'custom_message']
const identityKeys: readonly string[] = ['type', 'id', 'parentId', 'timestamp']

/**
 * An entry with its members in the order in which they are written. Members that a known type does not have are left
 * out; an unknown type keeps all, after the identity. Rules: FMT.
 */
export function orderEntry(members: EntryMembers, { id, parentId, timestamp }: EntryIdentity): ReadEntry {
  const { type } = members
  const order = isKnown(type)
    ? orders[type]
    : Object.keys(members).filter((key) => !identityKeys.includes(key))
  const own = Object.fromEntries(order.flatMap((key) => (key in members ? [[key, members[key]]] : [])))
  return identityLast.includes(type)
    ? { type, ...own, id, parentId, timestamp }
    : { type, id, parentId, timestamp, ...own }
}

function isKnown(type: string): type is EntryType {
  return Object.hasOwn(orders, type)
}
