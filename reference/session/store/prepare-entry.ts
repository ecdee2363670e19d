import type { Host } from '../../host/host.ts'
import type { MessageUnits } from '../../messages/units.ts'
import { isReplacement } from '../index/add-to-index.ts'
import { isObject } from '../parse/recognise.ts'
import { SessionRefusal, unknownEntry } from '../refusal.ts'
import { recordOf } from '../tree/path.ts'
import type { SessionUnits } from '../units.ts'
import type { EntryMembers } from '../write/order-entry.ts'
import type { Session } from './session.ts'

type Parts = Pick<SessionUnits, 'sessionPath' | 'contextSelection' | 'sessionMessages'> &
  Pick<MessageUnits, 'systemCheckpoint'>

/**
 * Checks and completes what a caller wants to append: the target of labels and edits, the text of names, the prompt
 * that a compaction keeps. Messages are stored as given.
 *
 * @throws SessionRefusal `invalid-entry`, `unknown-entry`, and for edits `invalid-replacement`, `not-on-path`, `not-editable`
 */
export async function prepareEntry(
  session: Session,
  members: EntryMembers,
  units: Parts,
  host: Host,
): Promise<EntryMembers> {
  switch (members.type) {
    case 'label':
      if (!recordOf(session.index, members['targetId'])) throw unknownEntry(members['targetId'])
      return members
    case 'session_info':
      return { ...members, name: oneLine(members['name']) }
    case 'usage':
      return members['note'] ? members : without(members, 'note')
    case 'compaction':
      return withCheckpoint(session, members, units, host)
    case 'context_edit':
      return editEntry(session, members, units)
    case 'session':
      throw new SessionRefusal('invalid-entry', 'A session has one header, and it is written already')
    default:
      if (typeof members.type === 'string') return members
      throw new SessionRefusal(
        'invalid-entry',
        `Entry type must be a text, got ${JSON.stringify(members.type)}`,
      )
  }
}

/** Each run of line ends becomes one space. */
function oneLine(name: unknown): string {
  return String(name ?? '')
    .replaceAll(/[\r\n]+/g, ' ')
    .trim()
}

function without(members: EntryMembers, key: string): EntryMembers {
  const { [key]: _, ...rest } = members
  return { ...rest, type: members.type }
}

async function withCheckpoint(session: Session, members: EntryMembers, units: Parts, host: Host) {
  const selected = units.contextSelection(units.sessionPath(session.index, session.leaf))
  const system = []
  for await (const message of units.sessionMessages(selected, session.read)) {
    if (message['role'] === 'system') system.push(message)
  }
  return { ...members, systemMessage: units.systemCheckpoint(system, host.now()) }
}

/** Roles of messages whose content can be edited, and whether a text is stored as a block. */
const editable: ReadonlyMap<unknown, 'text' | 'blocks'> = new Map([
  ['user', 'text'],
  ['assistant', 'blocks'],
  ['toolResult', 'blocks'],
])

function editEntry(session: Session, members: EntryMembers, units: Parts): EntryMembers {
  const { targetId, replacement } = members
  if (!isReplacement(replacement)) {
    const text = 'Context edit replacement must be null or contain string/array content'
    throw new SessionRefusal('invalid-replacement', text)
  }
  const target = recordOf(session.index, targetId)
  if (!target) throw unknownEntry(targetId)
  if (!units.sessionPath(session.index, session.leaf).includes(target)) {
    throw new SessionRefusal('not-on-path', `Entry ${targetId} is not on the active branch`)
  }
  const form = target.type === 'custom_message' ? 'text' : editable.get(target.role)
  if (form === undefined) {
    throw new SessionRefusal('not-editable', `Entry ${targetId} does not contribute editable model content`)
  }
  if (form === 'text' || !isObject(replacement)) return members
  const { content } = replacement
  const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : content
  return { ...members, replacement: { content: blocks } }
}
