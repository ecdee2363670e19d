/** One message of `rg --json`, as far as a search needs it. Text that is not UTF-8 comes as base64. */
interface Message {
  readonly type?: unknown
  readonly data?: { readonly path?: Text; readonly lines?: Text; readonly line_number?: unknown }
}
interface Text {
  readonly text?: unknown
  readonly bytes?: unknown
}

/** A line that ripgrep found, or `finished`: it has gone through all there is. */
export type RipgrepEvent =
  | { readonly path: string; readonly line: number; readonly text: string; readonly match: boolean }
  | 'finished'
  | undefined

/** What a message says; undefined for one that a search does not need. Never throws for a message of ripgrep. */
export function readRipgrepEvent(message: string): RipgrepEvent {
  const { type, data }: Message = JSON.parse(message)
  if (type === 'summary') return 'finished'
  if ((type !== 'match' && type !== 'context') || data === undefined) return undefined
  const line = data.line_number
  if (typeof line !== 'number') return undefined
  const text = decode(data.lines).replace(/(?:\r\n|\n|\r)$/, '')
  return { path: decode(data.path), line, text, match: type === 'match' }
}

function decode(value: Text | undefined): string {
  if (typeof value?.text === 'string') return value.text
  return typeof value?.bytes === 'string' ? Buffer.from(value.bytes, 'base64').toString('utf8') : ''
}
