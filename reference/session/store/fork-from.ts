import type { Host } from '../../host/host.ts'
import { SessionRefusal } from '../refusal.ts'
import type { SessionUnits } from '../units.ts'
import { newHeader } from './new-session.ts'
import type { Session } from './session.ts'
import { joinPath, resolveSessionPath } from './session-paths.ts'
import { asRefusal } from './system-error.ts'
import { writeNewFile } from './write-file.ts'

export interface ForkFromOptions {
  /** Path of a session file. */
  readonly source: string
  /** Working directory of the copy. */
  readonly cwd: string
  readonly directory: string
  readonly id?: string | undefined
  /** Where relative paths start. */
  readonly workingDirectory?: string | undefined
}

type Parts = Pick<
  SessionUnits,
  | 'checkSessionId'
  | 'newEntryId'
  | 'newSessionId'
  | 'openSession'
  | 'scanSession'
  | 'serializeLine'
  | 'sessionFileName'
  | 'splitLines'
>

/**
 * Copies all entries of a session file, whichever branch they are on, into a new file for another working directory.
 * Older versions are migrated on the way. The source is only read. Rules: FORK, MIG.
 *
 * @throws SessionRefusal `invalid-id`, `not-found`, `not-a-session`, `write-failed`
 */
export async function forkFrom(options: ForkFromOptions, units: Parts, host: Host): Promise<Session> {
  const { workingDirectory } = options
  if (options.id !== undefined) units.checkSessionId(options.id)
  const source = resolveSessionPath(options.source, workingDirectory, host)
  const directory = resolveSessionPath(options.directory, workingDirectory, host)
  const id = options.id ?? units.newSessionId()
  const cwd = resolveSessionPath(options.cwd, workingDirectory, host)
  const header = newHeader({ id, cwd, parentSession: source }, host)
  const path = joinPath(directory, units.sessionFileName(header.timestamp, id), host)
  await requireSource(source, units, host)
  async function* lines() {
    yield units.serializeLine(header)
    for await (const found of scan(source, units, host)) {
      if (found.kind === 'entry') yield units.serializeLine(found.entry)
    }
  }
  try {
    await host.fs.mkdir(directory)
    await writeNewFile(path, lines(), host.fs)
  } catch (error) {
    throw asRefusal('write-failed', error)
  }
  return units.openSession(path, workingDirectory === undefined ? {} : { workingDirectory })
}

function scan(source: string, units: Parts, { fs }: Host) {
  return units.scanSession(units.splitLines(fs.readChunks(source)), {
    path: source,
    newId: units.newEntryId,
  })
}

/** Reads as far as the header, before anything is made. */
async function requireSource(source: string, units: Parts, host: Host): Promise<void> {
  const message = `Cannot fork: source session file is empty or invalid: ${source}`
  try {
    for await (const found of scan(source, units, host)) if (found.kind === 'header') return
  } catch (error) {
    const kind = error instanceof SessionRefusal ? 'not-a-session' : 'not-found'
    throw new SessionRefusal(kind, message, { cause: error })
  }
}
