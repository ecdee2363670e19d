/** Messages as pi's agent hands them to the session manager. */
import type { Message, SessionManager } from '../pi-package.ts'
import { pi } from '../pi-package.ts'
import { PROJECT, SESSIONS } from './fixed-world.ts'

export function newSession(): SessionManager {
  return pi.SessionManager.create(PROJECT, SESSIONS)
}

export function fileOf(manager: SessionManager): string {
  const file = manager.getSessionFile()
  if (file === undefined) throw new Error('The session is not stored')
  return file
}

export function system(content: unknown, more: Message = {}): Message {
  return { role: 'system', content, ...more, timestamp: Date.now() }
}

export function user(content: unknown): Message {
  return { role: 'user', content, timestamp: Date.now() }
}

/** @param content a text, or blocks */
export function assistant(content: string | readonly unknown[], more: Message = {}): Message {
  const cost = { input: 0.001, output: 0.002, cacheRead: 0, cacheWrite: 0, total: 0.003 }
  return {
    role: 'assistant',
    content: typeof content === 'string' ? [text(content)] : content,
    api: 'anthropic-messages',
    provider: 'anthropic',
    model: 'claude-sonnet-4-5',
    usage: { input: 100, output: 20, cacheRead: 0, cacheWrite: 0, totalTokens: 120, cost },
    stopReason: 'stop',
    timestamp: Date.now(),
    ...more,
  }
}

export function toolCall(id: string, name: string, given: unknown): Message {
  return { type: 'toolCall', id, name, arguments: given }
}

export function toolResult(
  id: string,
  name: string,
  content: readonly unknown[],
  more: Message = {},
): Message {
  return {
    role: 'toolResult',
    toolCallId: id,
    toolName: name,
    content,
    isError: false,
    timestamp: Date.now(),
    ...more,
  }
}

export function bashExecution(command: string, output: string, more: Message = {}): Message {
  return {
    role: 'bashExecution',
    command,
    output,
    exitCode: 0,
    cancelled: false,
    truncated: false,
    timestamp: Date.now(),
    ...more,
  }
}

export function text(content: string): Message {
  return { type: 'text', text: content }
}

/** A PNG of one pixel. */
export function image(): Message {
  const data =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return { type: 'image', data, mimeType: 'image/png' }
}
