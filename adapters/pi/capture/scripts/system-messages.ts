import { assistant, fileOf, newSession, system, text, user } from '../messages.ts'
import type { Script } from '../recording.ts'

export const systemMessages: Script = () => {
  const session = newSession()
  const parameters = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] }
  const tool = (name: string) => ({ name, description: `The tool ${name}.`, parameters })
  session.appendMessage(
    system('You are pi.', {
      sections: { rules: '<rules>\nBe brief.\n</rules>', date: '<date>Monday</date>' },
      toolsAdded: [tool('read'), tool('write')],
    }),
  )
  session.appendMessage(user('Hello.'))
  const hello = session.appendMessage(assistant('Hello.'))
  session.appendMessage(
    system([text('Answer in'), text('one line.')], { sections: { date: null, skills: '<skills/>' } }),
  )
  session.appendMessage(system('', { toolsRemoved: [{ name: 'write' }], toolsAdded: [tool('edit')] }))
  const kept = session.appendMessage(user('What can you do?'))
  const compaction = session.appendCompaction('Greetings were exchanged.', kept, 700)
  session.appendMessage(system('After the compaction.'))
  session.appendMessage(assistant('Read and edit.'))
  return [
    {
      name: 'pi-system-messages',
      file: fileOf(session),
      shows:
        'A prompt in sections with tools, changed twice, then a compaction whose checkpoint holds the prompt, the sections and the tools in force.',
      areas: ['CTX', 'LLM'],
      at: [hello, kept, compaction],
    },
  ]
}
