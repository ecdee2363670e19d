import { assistant, fileOf, newSession, user } from '../messages.ts'
import type { Script } from '../recording.ts'

export const branched: Script = () => {
  const session = newSession()
  const root = session.appendMessage(user('Make the parser faster.'))
  const fork = session.appendMessage(assistant('Two ways: a table, or fewer copies. Which?'))
  session.appendMessage(user('The table.'))
  session.appendMessage(assistant('The table made it slower.'))
  session.branchWithSummary(
    fork,
    'A lookup table was tried; it was 8 % slower.',
    { readFiles: ['parser.ts'], modifiedFiles: [] },
    false,
  )
  session.appendMessage(user('Then fewer copies.'))
  session.appendMessage(assistant('Done: 30 % faster.'))
  session.branch(root)
  session.appendMessage(assistant('An answer on a third branch.'))
  session.branch(fork)
  session.branchWithSummary(null, 'Everything so far, told from before the first entry.')
  session.appendMessage(user('Start over.'))
  return [
    {
      name: 'pi-branched-with-summary',
      file: fileOf(session),
      shows:
        'Four branches. Two were left with a summary: one hangs below the entry returned to and names the leaf left, the other is a root. The third branch has no summary.',
      areas: ['TREE', 'CTX', 'LLM'],
      at: [root, fork],
    },
  ]
}
