/**
 * A row of a table: `id`, `parent` (empty: a root), `type` (a role or an entry type), `text` (what that type says), and
 * where a type needs them `target` (of a label or an edit), `kept` (of a compaction), `model` (`provider/id`), `time`.
 */
export type Row = Readonly<Record<string, string>>

/** The entry that a row describes; `index` counts rows from 0 and gives the time when the row has none. */
export function entryOf(row: Row, index: number): Record<string, unknown> {
  const { id, parent = '', type = '' } = row
  const base = { id, parentId: parent === '' ? null : parent, timestamp: row['time'] || instant(index) }
  const build = types[type]
  return build ? build(row, base, milliseconds(index)) : { type, ...base, text: row['text'] ?? '' }
}

type Build = (row: Row, base: Record<string, unknown>, time: number) => Record<string, unknown>

const message: Build = ({ type, text = '' }, base, timestamp) => ({
  type: 'message',
  ...base,
  message: { role: type, content: text, timestamp },
})

const types: Readonly<Record<string, Build>> = {
  user: message,
  system: message,
  assistant: ({ text = '', model = 'acme/small' }, base, timestamp) => ({
    type: 'message',
    ...base,
    message: {
      role: 'assistant',
      content: [{ type: 'text', text }],
      ...providerAndModel(model),
      stopReason: 'stop',
      timestamp,
    },
  }),
  toolResult: ({ text = '' }, base, timestamp) => ({
    type: 'message',
    ...base,
    message: {
      role: 'toolResult',
      toolCallId: 'call',
      toolName: 'read',
      content: [{ type: 'text', text }],
      isError: false,
      timestamp,
    },
  }),
  label: ({ target = '00000001', text = '' }, base) => ({
    type: 'label',
    ...base,
    targetId: target,
    label: text,
  }),
  custom: ({ text = '' }, base) => ({ type: 'custom', customType: 'note', data: text, ...base }),
  custom_message: ({ text = '' }, base) => ({
    type: 'custom_message',
    customType: 'note',
    content: text,
    display: true,
    ...base,
  }),
  compaction: ({ text = '', kept = '' }, base) => ({
    type: 'compaction',
    ...base,
    summary: text,
    firstKeptEntryId: kept === '' ? base['id'] : kept,
    tokensBefore: 1000,
  }),
  branch_summary: ({ text = '', target = 'root' }, base) => ({
    type: 'branch_summary',
    ...base,
    fromId: target,
    summary: text,
  }),
  context_edit: ({ text = '', target }, base) => ({
    type: 'context_edit',
    ...base,
    targetId: target,
    replacement: text === '' ? null : { content: text },
  }),
  model_change: ({ model = '' }, base) => {
    const { provider, model: modelId } = providerAndModel(model)
    return { type: 'model_change', ...base, provider, modelId }
  },
  thinking_level_change: ({ text = '' }, base) => ({
    type: 'thinking_level_change',
    ...base,
    thinkingLevel: text,
  }),
  session_info: ({ text = '' }, base) => ({ type: 'session_info', ...base, name: text }),
  usage: ({ model = 'acme/small' }, base) => ({
    type: 'usage',
    ...base,
    kind: 'cache_warm',
    ...providerAndModel(model),
    usage: { input: 1, output: 0, cacheRead: 0, cacheWrite: 0, totalTokens: 1 },
  }),
}

function providerAndModel(text: string): { provider: string; model: string } {
  const [provider = '', ...model] = text.split('/')
  return { provider, model: model.join('/') }
}

function instant(index: number): string {
  return new Date(milliseconds(index)).toISOString()
}

/** One second a row, from 2026-01-01T00:00:01.000Z. */
function milliseconds(index: number): number {
  return Date.UTC(2026, 0, 1, 0, 0, index + 1)
}
