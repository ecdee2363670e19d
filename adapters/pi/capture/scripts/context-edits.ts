import { assistant, fileOf, newSession, text, toolCall, toolResult, user } from '../messages.ts'
import type { Script } from '../recording.ts'

export const contextEdits: Script = () => {
  const session = newSession()
  const question = session.appendMessage(user('The key is 1234. Is it valid?'))
  const call = session.appendMessage(
    assistant([toolCall('call_1', 'bash', { command: 'check 1234' })], { stopReason: 'toolUse' }),
  )
  const result = session.appendMessage(toolResult('call_1', 'bash', [text('a very long output')]))
  const answer = session.appendMessage(assistant('It is.'))
  const note = session.appendCustomMessageEntry('note', 'Remember the key.', true)
  const before = session.appendMessage(user('Forget the key.'))
  session.appendContextEdit(question, { content: 'The key is [removed]. Is it valid?' })
  session.appendContextEdit(result, { content: 'shortened' })
  session.appendContextEdit(note, null)
  const removed = session.appendContextEdit(answer, null)
  session.appendContextEdit(answer, { content: [text('It is valid.')] })
  session.branch(call)
  session.appendMessage(toolResult('call_1', 'bash', [text('another run')]))
  return [
    {
      name: 'pi-context-edits',
      file: fileOf(session),
      shows:
        'Edits replace the content of a user message, a tool result and an assistant message, and remove a custom message. A later edit of the same target wins, also over a removal. On the other branch none of them counts.',
      areas: ['CTX', 'LLM'],
      at: [before, removed],
    },
  ]
}
