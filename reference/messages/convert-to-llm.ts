import type { ReadMessage } from '../../spec/schema/messages.ts'
import type { MessageUnits } from './units.ts'

type Parts = Pick<
  MessageUnits,
  'toModelMessage' | 'bashExecutionText' | 'compactionSummaryText' | 'branchSummaryText'
>

/**
 * What a model is sent for a session's messages, in the same order.
 * Messages of an unknown role, and what is no message at all, are left out. Rules: LLM.
 */
export function convertToLlm(messages: readonly unknown[], units: Parts): ReadMessage[] {
  return messages.flatMap((message): ReadMessage[] => {
    const converted = units.toModelMessage(message)
    return converted ? [converted] : []
  })
}

/** What a model is sent for one message: roles that models know pass unchanged, the others become user messages. */
export function toModelMessage(message: unknown, units: Parts): ReadMessage | undefined {
  if (!isMessage(message)) return undefined
  switch (message['role']) {
    case 'system':
    case 'user':
    case 'assistant':
    case 'toolResult':
      return message
    case 'custom':
      return asUser(message, customContent(message))
    case 'branchSummary':
      return asUser(message, { content: textBlocks(units.branchSummaryText(text(message['summary']))) })
    case 'compactionSummary':
      return asUser(message, { content: textBlocks(units.compactionSummaryText(text(message['summary']))) })
    case 'bashExecution':
      if (message['excludeFromContext']) return undefined
      return asUser(message, { content: textBlocks(units.bashExecutionText(message)) })
    default:
      return undefined
  }
}

function isMessage(value: unknown): value is ReadMessage {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A missing content stays missing. */
function customContent(message: ReadMessage): { content?: unknown } {
  if (!('content' in message)) return {}
  const content = message['content']
  return { content: typeof content === 'string' ? textBlocks(content) : content }
}

function asUser(message: ReadMessage, content: { content?: unknown }): ReadMessage {
  const time = 'timestamp' in message ? { timestamp: message['timestamp'] } : {}
  return { role: 'user', ...content, ...time }
}

/** A missing summary is an empty one: the word `undefined` must not reach a model. */
function text(value: unknown): string {
  return value === undefined || value === null ? '' : String(value)
}

function textBlocks(text: string) {
  return [{ type: 'text', text }]
}
