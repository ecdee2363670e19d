import type { ReadMessage } from '../../spec/schema/messages.ts'
import type { ReadEntry } from '../../spec/schema/session.ts'
import type { UnitFactories } from '../units.ts'
import { type BashExecution, bashExecutionText } from './bash-execution-text.ts'
import { convertToLlm, toModelMessage } from './convert-to-llm.ts'
import { editMessage } from './edit-message.ts'
import { entryMessages } from './entry-messages.ts'
import { branchSummaryText, compactionSummaryText } from './summary-text.ts'
import { systemCheckpoint } from './system-checkpoint.ts'

/** From entries to messages, and from messages to what a model is sent. All pure. */
export interface MessageUnits {
  /** The messages that an entry adds to the context: none, one, or two for a compaction. */
  entryMessages(entry: ReadEntry): ReadMessage[]
  /** A message with the content that a context edit gives it; the same message when its role has none to edit. */
  editMessage(message: ReadMessage, content: unknown): ReadMessage
  /** What a model is sent for a session's messages. */
  convertToLlm(messages: readonly unknown[]): ReadMessage[]
  /** What a model is sent for one message; undefined when it is left out. */
  toModelMessage(message: unknown): ReadMessage | undefined
  bashExecutionText(execution: BashExecution): string
  compactionSummaryText(summary: string): string
  branchSummaryText(summary: string): string
  /** One system message that says what all of these say together; undefined when there is none. `timestamp` in ms. */
  systemCheckpoint(messages: readonly ReadMessage[], timestamp: number): ReadMessage | undefined
}

export const messageUnits: UnitFactories<MessageUnits> = {
  entryMessages: () => entryMessages,
  editMessage: () => editMessage,
  convertToLlm: (units) => (messages) => convertToLlm(messages, units),
  toModelMessage: (units) => (message) => toModelMessage(message, units),
  bashExecutionText: () => bashExecutionText,
  compactionSummaryText: () => compactionSummaryText,
  branchSummaryText: () => branchSummaryText,
  systemCheckpoint: () => systemCheckpoint,
}
