import { assistant, fileOf, newSession, user } from '../messages.ts'
import type { Script } from '../recording.ts'

export const settings: Script = () => {
  const session = newSession()
  const start = session.appendModelChange('openai', 'gpt-5')
  session.appendThinkingLevelChange('low')
  const asked = session.appendMessage(user('Which model are you?'))
  session.appendMessage(assistant('One that answers.', { thinkingLevel: 'high' }))
  session.appendModelChange('google', 'gemini-3-pro')
  const changed = session.appendThinkingLevelChange('xhigh')
  session.appendMessage(user('And now?'))
  session.appendMessage(
    assistant([], {
      provider: 'openrouter',
      model: 'kimi-k2',
      stopReason: 'error',
      errorMessage: 'overloaded',
    }),
  )
  const usage = {
    input: 5,
    output: 0,
    cacheRead: 0,
    cacheWrite: 0,
    totalTokens: 5,
    cost: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0 },
  }
  session.appendUsage('cache_warm', 'openrouter', 'kimi-k2', usage, 'kept warm')
  session.branch(asked)
  session.appendThinkingLevelChange('off')
  return [
    {
      name: 'pi-model-and-thinking-changes',
      file: fileOf(session),
      shows:
        'Models come from model changes and from assistant messages, failed ones too: the later one counts. Levels come from level changes alone. A usage entry adds nothing. The last branch changes the level back.',
      areas: ['CTX', 'TREE'],
      at: [start, asked, changed],
    },
  ]
}
