import type { ReadMessage } from '../../spec/schema/messages.ts'

/** Roles whose content an edit may replace, and whether a text must become a block there. */
const editable: ReadonlyMap<unknown, 'text' | 'blocks'> = new Map([
  ['user', 'text'],
  ['custom', 'text'],
  ['assistant', 'blocks'],
  ['toolResult', 'blocks'],
])

/**
 * A message with the content that a context edit gives it; all other members stay.
 * Messages of a role without editable content come back as they are. Rules: CTX.
 */
export function editMessage(message: ReadMessage, content: unknown): ReadMessage {
  const form = editable.get(message['role'])
  if (form === undefined) return message
  const blocks = form === 'blocks' && typeof content === 'string'
  return { ...message, content: blocks ? [{ type: 'text', text: content }] : content }
}
