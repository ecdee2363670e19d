import type { ReadMessage } from '../../spec/schema/messages.ts'
import type { ReadEntry } from '../../spec/schema/session.ts'

/**
 * The messages that an entry adds to the context. State, labels, usage, edits and unknown types add none,
 * and neither does a `message` entry without a message. Rules: CTX.
 */
export function entryMessages(entry: ReadEntry): ReadMessage[] {
  switch (entry.type) {
    case 'message':
      return isObject(entry['message']) ? [withContent(entry['message'])] : []
    case 'custom_message':
      return [customMessage(entry)]
    case 'branch_summary':
      return entry['summary'] ? [branchSummary(entry)] : []
    case 'compaction':
      return [...checkpoint(entry), compactionSummary(entry)]
    default:
      return []
  }
}

/** What stands for a content that is missing or null, by role. Other roles stay as they are. */
const emptyContent: Readonly<Record<string, () => unknown>> = {
  system: () => '',
  user: () => [],
  assistant: () => [],
  toolResult: () => [],
}

function withContent(message: ReadMessage): ReadMessage {
  if (message['content'] !== undefined && message['content'] !== null) return message
  const role = message['role']
  const empty = typeof role === 'string' && Object.hasOwn(emptyContent, role) ? emptyContent[role] : undefined
  return empty ? { ...message, content: empty() } : message
}

function customMessage(entry: ReadEntry): ReadMessage {
  return {
    role: 'custom',
    ...present(entry, 'customType'),
    content: entry['content'] ?? [],
    ...present(entry, 'display'),
    ...present(entry, 'details'),
    timestamp: entryTime(entry['timestamp']),
  }
}

function branchSummary(entry: ReadEntry): ReadMessage {
  const time = entryTime(entry['timestamp'])
  return { role: 'branchSummary', summary: entry['summary'], ...present(entry, 'fromId'), timestamp: time }
}

function compactionSummary(entry: ReadEntry): ReadMessage {
  const time = entryTime(entry['timestamp'])
  const counted = present(entry, 'tokensBefore')
  return { role: 'compactionSummary', ...present(entry, 'summary'), ...counted, timestamp: time }
}

/** The prompt as it was when the compaction was made, as stored. */
function checkpoint(entry: ReadEntry): ReadMessage[] {
  return isObject(entry['systemMessage']) ? [entry['systemMessage']] : []
}

function present(entry: ReadEntry, key: string): ReadMessage {
  return entry[key] === undefined ? {} : { [key]: entry[key] }
}

/** Milliseconds since 1970-01-01 UTC of an entry's timestamp; 0 when it cannot be read. */
export function entryTime(timestamp: unknown): number {
  if (typeof timestamp !== 'string' && typeof timestamp !== 'number') return 0
  const time = new Date(timestamp).getTime()
  return Number.isNaN(time) ? 0 : time
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
