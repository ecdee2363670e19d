import type { ReadMessage } from '../../../spec/schema/messages.ts'
import type { ReadEntry } from '../../../spec/schema/session.ts'
import type { MessageUnits } from '../../messages/units.ts'
import { isObject } from '../parse/recognise.ts'
import type { EntryRecord, ReadEntries, SelectedEntry } from '../session-index.ts'

/**
 * The messages of a context, in its order. A compaction that another one kept gives none. An edit that replaces by null
 * takes all messages of its target away, any other gives those with editable content a new one. Rules: CTX.
 */
export async function* sessionMessages(
  selected: readonly SelectedEntry[],
  read: ReadEntries,
  units: Pick<MessageUnits, 'entryMessages' | 'editMessage'>,
): AsyncGenerator<ReadMessage> {
  const speaking = selected.filter(({ record, kept }) => !(kept && record.type === 'compaction'))
  const edits = await readEdits(speaking, read)
  const wanted = speaking.filter(({ edit }) => !edit || edits.get(edit)?.['replacement'] !== null)
  let at = 0
  for await (const entry of read(wanted.map(({ record }) => record))) {
    const edit = wanted[at]?.edit
    at += 1
    const replacement = edit && edits.get(edit)?.['replacement']
    for (const message of units.entryMessages(entry)) {
      yield isObject(replacement) ? units.editMessage(message, replacement['content']) : message
    }
  }
}

async function readEdits(
  selected: readonly SelectedEntry[],
  read: ReadEntries,
): Promise<Map<EntryRecord, ReadEntry>> {
  const records = [...new Set(selected.flatMap(({ edit }) => edit ?? []))]
  const edits = new Map<EntryRecord, ReadEntry>()
  let at = 0
  for await (const entry of read(records)) {
    const record = records[at]
    if (record) edits.set(record, entry)
    at += 1
  }
  return edits
}
