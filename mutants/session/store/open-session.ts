import { mutant } from '../../mutant.ts'

export const trustsTheLastLine = mutant({
  unit: 'openSession',
  kills: 'FMT-016',
  does: 'believes that every file ends with a line feed',
  control: 'FMT-017/a-file-with-line-ends-of-one-kind/lf',
  build: (original) => async (path, options) => {
    const session = await original(path, options)
    if (session.storage.state === 'stored') session.storage = { ...session.storage, terminated: true }
    return session
  },
})
