import { assistant, fileOf, image, newSession, text, user } from '../messages.ts'
import type { Script } from '../recording.ts'

export const customEntries: Script = () => {
  const session = newSession()
  session.appendCustomEntry('todo-list', { items: ['parse', 'project'], done: 0 })
  session.appendCustomEntry('marker')
  session.appendCustomMessageEntry('plan', 'First the parser, then the projection.', true, { steps: 2 })
  session.appendMessage(user('Go on.'))
  session.appendCustomMessageEntry('hint', [text('See the picture.'), image()], false)
  session.appendMessage({
    role: 'custom',
    customType: 'stored-as-message',
    content: 'A custom message in a message entry.',
    display: true,
    timestamp: Date.now(),
  })
  session.appendMessage(assistant('Going on.'))
  session.appendCustomEntry('todo-list', { items: [], done: 2 })
  return [
    {
      name: 'pi-custom-entries',
      file: fileOf(session),
      shows:
        'Custom entries are state and give no message; custom message entries do, displayed or not, as text or blocks; a message entry may have the role custom.',
      areas: ['CTX', 'LLM', 'FMT'],
    },
  ]
}
