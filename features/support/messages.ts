/** What each message says, as `{ role, text }`; what is no such message stays as it is. */
export function roleAndText(messages: unknown): unknown {
  return Array.isArray(messages) ? messages.map(said) : messages
}

function said(message: unknown): unknown {
  if (!isObject(message)) return message
  const { role, content, summary } = message
  const text = textOf(content ?? summary)
  return text === undefined ? message : { role, text }
}

function textOf(content: unknown): string | undefined {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return undefined
  const texts = content.map((block) =>
    isObject(block) && block['type'] === 'text' ? block['text'] : undefined,
  )
  return texts.every((text) => typeof text === 'string') ? texts.join('') : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
