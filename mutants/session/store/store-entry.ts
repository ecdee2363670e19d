import { stat } from 'node:fs/promises'
import { mutant } from '../../mutant.ts'

export const looksOnlyOnce = mutant({
  unit: 'storeEntry',
  kills: 'FMT-018',
  does: 'looks at the end of the file only when it opens it',
  control: 'FMT-016/a-file-that-does-not-end-with-a-line-feed/a-torn-entry',
  build: (original) => async (session, entry, line) => {
    if (session.path !== null && session.storage.state === 'stored') {
      session.storage = { ...session.storage, size: (await stat(session.path)).size }
    }
    return original(session, entry, line)
  },
})
