import type { ReadEntry } from '../../../spec/schema/session.ts'
import { isObject } from '../parse/recognise.ts'
import type { ContextSettings, EntryRecord, ReadEntries } from '../session-index.ts'

/**
 * Thinking level and model at the end of a path, also of what a compaction took away: the last thinking level set, and
 * the later of the last model set and the last assistant message that says its provider and model. Rules: CTX, ROB.
 */
export async function contextSettings(
  path: readonly EntryRecord[],
  read: ReadEntries,
): Promise<ContextSettings> {
  const thinking = path.findLast((record) => record.type === 'thinking_level_change')
  const level = thinking ? (await only(read, thinking))?.['thinkingLevel'] : 'off'
  return { thinkingLevel: level, model: await lastModel(path, read) }
}

async function lastModel(path: readonly EntryRecord[], read: ReadEntries): Promise<ContextSettings['model']> {
  for (let at = path.length - 1; at >= 0; at -= 1) {
    const record = path[at]
    if (!record || (record.type !== 'model_change' && record.role !== 'assistant')) continue
    const entry = await only(read, record)
    const model = entry && modelOf(entry)
    if (model) return model
  }
  return null
}

function modelOf(entry: ReadEntry): ContextSettings['model'] {
  if (entry.type === 'model_change') return { provider: entry['provider'], modelId: entry['modelId'] }
  const message = entry['message']
  if (!isObject(message)) return null
  const { provider, model } = message
  return typeof provider === 'string' && typeof model === 'string' ? { provider, modelId: model } : null
}

async function only(read: ReadEntries, record: EntryRecord): Promise<ReadEntry | undefined> {
  for await (const entry of read([record])) return entry
  return undefined
}
