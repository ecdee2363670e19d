import { assistant, bashExecution, fileOf, newSession, user } from '../messages.ts'
import type { Script } from '../recording.ts'

export const bashExecutions: Script = () => {
  const session = newSession()
  session.appendMessage(bashExecution('git status', 'clean\n'))
  session.appendMessage(user('What failed?'))
  session.appendMessage(bashExecution('false', '', { exitCode: 1 }))
  session.appendMessage(bashExecution('cat secret', 'hunter2\n', { excludeFromContext: true }))
  session.appendMessage(bashExecution('sleep 60', 'waiting', { exitCode: undefined, cancelled: true }))
  session.appendMessage(
    bashExecution('seq 100000', '99999\n100000\n', {
      truncated: true,
      fullOutputPath: '/tmp/pi-bash-0123456789abcdef.log',
    }),
  )
  session.appendMessage(bashExecution('cat README.md', '```sh\nnpm test\n```\n'))
  session.appendMessage(assistant('The second command.'))
  return [
    {
      name: 'pi-bash-executions',
      file: fileOf(session),
      shows:
        'Shell commands of the user: with and without output, failed, kept out of the context, cancelled (no exit code is stored), truncated with a file, and output that contains a fence.',
      areas: ['LLM', 'CTX'],
    },
  ]
}
