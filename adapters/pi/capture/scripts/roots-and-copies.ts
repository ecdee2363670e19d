import { pi } from '../../pi-package.ts'
import { SESSIONS } from '../fixed-world.ts'
import { assistant, fileOf, newSession, user } from '../messages.ts'
import type { Script } from '../recording.ts'

export const twoRoots: Script = () => {
  const session = newSession()
  session.appendThinkingLevelChange('high')
  session.appendMessage(user('A first start.'))
  session.appendMessage(assistant('Yes?'))
  session.resetLeaf()
  session.appendMessage(user('A second start.'))
  session.appendMessage(assistant('Again?'))
  return [
    {
      name: 'pi-two-roots',
      file: fileOf(session),
      shows:
        'The leaf was reset: the session has two roots, and what was set below the first does not reach the second.',
      areas: ['TREE', 'CTX'],
    },
  ]
}

export const copiedForOtherProject: Script = () => {
  const source = newSession()
  const first = source.appendMessage(user('Port this to the other project.'))
  source.appendMessage(assistant('Which one?'))
  source.appendLabelChange(first, 'port')
  source.branch(first)
  source.appendMessage(assistant('A second answer.'))
  const copy = pi.SessionManager.forkFrom(fileOf(source), '/other/project', SESSIONS)
  return [
    {
      name: 'pi-fork-from',
      file: fileOf(copy),
      shows:
        'A whole session with two branches and a label, copied for another working directory: only the header is new; ids, parents and labels are as they were.',
      areas: ['FORK', 'TREE'],
      at: [first],
    },
  ]
}

export const forkBeforeConversation: Script = () => {
  const source = newSession()
  source.appendModelChange('anthropic', 'claude-opus-4-5')
  const setup = source.appendThinkingLevelChange('minimal')
  source.appendMessage(user('Hello.'))
  const fork = pi.SessionManager.open(fileOf(source), SESSIONS)
  fork.createBranchedSession(setup)
  fork.appendCustomEntry('kept-back', { until: 'the first message' })
  fork.appendMessage(user('A different hello.'))
  return [
    {
      name: 'pi-forked-before-conversation',
      file: fileOf(fork),
      shows:
        'A fork at an entry before the first message: its file was written only when the fork got a message of its own, with everything kept until then.',
      areas: ['FORK', 'STORE'],
    },
  ]
}
