import { assistant, fileOf, newSession, user } from '../messages.ts'
import type { Script } from '../recording.ts'

export const linear: Script = () => {
  const session = newSession()
  session.appendModelChange('anthropic', 'claude-sonnet-4-5')
  session.appendThinkingLevelChange('medium')
  const first = session.appendMessage(user('What does the build script do?'))
  session.appendMessage(assistant('It compiles the sources and copies the assets.'))
  session.appendMessage(user('Thanks. And the tests?'))
  session.appendMessage(
    assistant([
      { type: 'thinking', thinking: 'Look for a test script.' },
      { type: 'text', text: 'They run with vitest.' },
    ]),
  )
  session.appendSessionInfo('Build questions')
  return [
    {
      name: 'pi-linear',
      file: fileOf(session),
      shows: 'One chain: model, thinking level, two turns, and a name as the last entry, which is the leaf.',
      areas: ['FMT', 'TREE', 'CTX', 'LLM'],
      at: [first],
    },
  ]
}
