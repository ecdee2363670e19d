import { pi } from '../../pi-package.ts'
import { SESSIONS } from '../fixed-world.ts'
import { assistant, fileOf, newSession, system, user } from '../messages.ts'
import type { Script } from '../recording.ts'

export const compacted: Script = () => {
  const session = newSession()
  session.appendThinkingLevelChange('high')
  session.appendMessage(system('You are a careful engineer.'))
  session.appendMessage(user('Read the log.'))
  session.appendMessage(assistant('It is long.'))
  const kept = session.appendMessage(user('Find the error.'))
  const before = session.appendMessage(assistant('Line 512.'))
  const compaction = session.appendCompaction(
    'The log was read; the error is in line 512.',
    kept,
    41_000,
    { readFiles: ['app.log'] },
    false,
  )
  session.appendMessage(user('Fix it.'))
  session.appendMessage(assistant('Fixed.'))
  return [
    {
      name: 'pi-compacted',
      file: fileOf(session),
      shows:
        'A compaction that keeps the last two messages before it and carries the system prompt in force. The thinking level from before it still counts.',
      areas: ['CTX', 'LLM'],
      at: [before, compaction],
    },
  ]
}

export const compactedTwice: Script = () => {
  const session = newSession()
  session.appendMessage(user('Step one.'))
  const early = session.appendMessage(assistant('One is done.'))
  const first = session.appendCompaction('Step one is done.', null, 9000)
  session.appendMessage(user('Step two.'))
  const reached = session.appendMessage(assistant('Two is done.'))
  const second = session.appendCompaction('Steps one and two are done.', early, 12_000, undefined, true)
  session.appendMessage(user('Step three.'))
  session.branch(reached)
  session.appendMessage(user('Another step three.'))
  return [
    {
      name: 'pi-compacted-twice',
      file: fileOf(session),
      shows:
        'Two compactions on one path. The first keeps nothing; the second keeps from an entry before the first, which stays in the list and gives no message. A branch leaves between them.',
      areas: ['CTX', 'LLM', 'TREE'],
      at: [first, second],
    },
  ]
}

export const forkOfCompacted: Script = () => {
  const source = newSession()
  const start = source.appendMessage(user('Write a changelog.'))
  const label = source.appendLabelChange(start, 'start')
  source.appendMessage(assistant('Since which version?'))
  source.appendCompaction('A changelog was asked for.', label, 5000)
  const end = source.appendMessage(user('Since 1.0.'))
  const fork = pi.SessionManager.open(fileOf(source), SESSIONS)
  fork.createBranchedSession(end)
  return [
    {
      name: 'pi-compacted-from-label',
      file: fileOf(source),
      shows: 'A compaction whose first kept entry is a label.',
      areas: ['CTX', 'FORK'],
    },
    {
      name: 'pi-fork-of-compacted',
      file: fileOf(fork),
      shows:
        'The fork of pi-compacted-from-label at its last message: the label is gone from the path, and the compaction keeps from the entry after it.',
      areas: ['FORK', 'CTX'],
    },
  ]
}
