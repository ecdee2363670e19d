import { pi } from '../../pi-package.ts'
import { SESSIONS } from '../fixed-world.ts'
import { assistant, fileOf, newSession, user } from '../messages.ts'
import type { Script } from '../recording.ts'

export const labelledAndForked: Script = () => {
  const source = newSession()
  const first = source.appendMessage(user('Rename the module.'))
  source.appendLabelChange(first, 'start')
  const second = source.appendMessage(assistant('Renamed in 12 files.'))
  source.appendLabelChange(second, 'wrong name')
  source.appendLabelChange(second, 'renamed')
  source.appendLabelChange(first, undefined)
  const third = source.appendMessage(user('Now the docs.'))
  source.appendLabelChange(first, 'begin')
  const last = source.appendMessage(assistant('The docs follow.'))
  source.appendLabelChange(last, 'not copied')
  const file = fileOf(source)

  const fork = pi.SessionManager.open(file, SESSIONS)
  fork.createBranchedSession(third)
  const clone = pi.SessionManager.open(file, SESSIONS)
  clone.createBranchedSession(last)
  clone.appendMessage(user('A turn of the clone alone.'))
  return [
    {
      name: 'pi-labelled',
      file,
      shows:
        'Labels set, replaced, cleared and set again. They are entries of the chain: what follows hangs below them. The last one is the leaf.',
      areas: ['TREE', 'FORK'],
      at: [first, third],
    },
    {
      name: 'pi-forked-with-labels',
      file: fileOf(fork),
      shows: `A fork of pi-labelled at its third message (${third}): label entries taken out, parents re-chained, the labels in force written anew at the end in the order in which they were set, parentSession names the source.`,
      areas: ['FORK', 'TREE'],
    },
    {
      name: 'pi-cloned-at-leaf',
      file: fileOf(clone),
      shows: `A fork of pi-labelled at its last message (${last}), continued by one turn, which hangs below the last label.`,
      areas: ['FORK', 'TREE'],
    },
  ]
}
