import type { ReadMessage } from '../../spec/schema/messages.ts'
import type { SessionPart, SessionParts } from '../../spec/schema/protocol.ts'
import type { MessageUnits } from '../messages/units.ts'
import { unknownEntry } from './refusal.ts'
import type { EntryRecord, SessionView } from './session-index.ts'
import { recordOf } from './tree/path.ts'
import type { SessionUnits } from './units.ts'

type Parts = Pick<
  SessionUnits,
  'sessionPath' | 'sessionTree' | 'contextSelection' | 'contextSettings' | 'sessionMessages'
> &
  Pick<MessageUnits, 'convertToLlm'>

/**
 * The parts of a session that are wanted.
 *
 * @param at answer path, context and messages for this entry instead of the leaf; null: before the first entry
 * @throws SessionRefusal `unknown-entry` when one of these is wanted for an entry that is not there
 */
export async function sessionParts(
  view: SessionView,
  want: readonly SessionPart[],
  at: string | null | undefined,
  units: Parts,
): Promise<SessionParts> {
  const { index, read } = view
  const path = (): EntryRecord[] => {
    if (typeof at === 'string' && !recordOf(index, at)) throw unknownEntry(at)
    return units.sessionPath(index, at === undefined ? view.leaf : at)
  }
  const messages = async () => {
    const all: ReadMessage[] = []
    for await (const message of units.sessionMessages(units.contextSelection(path()), read)) all.push(message)
    return all
  }
  const answers: Record<SessionPart, () => unknown> = {
    header: () => index.header,
    entries: () => index.records.map(({ id, parentId, type }) => ({ id, parentId: parentId ?? null, type })),
    leaf: () => view.leaf,
    path: () => ids(path()),
    tree: () => units.sessionTree(index),
    context: async () => ({
      ...(await units.contextSettings(path(), read)),
      entries: ids(units.contextSelection(path()).map(({ record }) => record)),
    }),
    messages,
    modelMessages: async () => units.convertToLlm(await messages()),
  }
  const parts: SessionParts = {}
  for (const part of want) parts[part] = await answers[part]()
  return parts
}

function ids(records: readonly EntryRecord[]): string[] {
  return records.map(({ id }) => id)
}
