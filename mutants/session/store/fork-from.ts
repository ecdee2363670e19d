import { mutant } from '../../mutant.ts'
import { rewritten } from './rewritten.ts'

const CONTROL = 'FORK-018/a-source-that-is-not-there'

export const leavesLabelsOut = mutant({
  unit: 'forkFrom',
  kills: 'FORK-016',
  does: 'copies no labels',
  control: CONTROL,
  build: (original) => async (options) =>
    rewritten(await original(options), (lines) => lines.filter(({ type }) => type !== 'label')),
})

export const forgetsTheSource = mutant({
  unit: 'forkFrom',
  kills: 'FORK-017',
  does: 'does not say from which file it copied',
  control: CONTROL,
  build: (original) => async (options) =>
    rewritten(await original(options), ([header, ...entries]) => [
      { ...header, parentSession: undefined },
      ...entries,
    ]),
})

export const startsAnew = mutant({
  unit: 'forkFrom',
  kills: 'FORK-018',
  does: 'starts an empty session when the source is none',
  control: 'FORK-016/a-session-without-entries',
  build: (original, units) => (options) =>
    original(options).catch(() => units.createSession({ cwd: options.cwd, directory: options.directory })),
})

export const keepsOldRoles = mutant({
  unit: 'migrateEntry',
  kills: 'FORK-019',
  does: 'leaves roles of old versions as they are',
  control: CONTROL,
  build: (original) => (entry, version, link) => {
    const role = Object(entry['message']).role
    const migrated = original(entry, version, link)
    return role === 'hookMessage'
      ? { ...migrated, message: { ...Object(migrated['message']), role } }
      : migrated
  },
})
