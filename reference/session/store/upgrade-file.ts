import { SESSION_VERSION } from '../../../spec/schema/session.ts'
import type { Host } from '../../host/host.ts'
import { SessionRefusal } from '../refusal.ts'
import type { SessionUnits } from '../units.ts'
import { loadIndex } from './load-index.ts'
import type { Session } from './session.ts'
import { writeNewFile } from './write-file.ts'

type Parts = Pick<
  SessionUnits,
  'splitLines' | 'scanSession' | 'indexSession' | 'newEntryId' | 'serializeLine'
>

/**
 * Rewrites a file of an older version as version 3, with the ids that the session already shows. The new file takes the
 * old one's place when it is complete; lines that hold no entry are copied as they are. Rules: MIG, STORE.
 */
export async function upgradeFile(session: Session, path: string, units: Parts, host: Host): Promise<void> {
  const { fs } = host
  const real = await fs.realpath(path)
  const { mode } = await fs.stat(real)
  const draft = `${real}.${units.newEntryId(new Set())}.tmp`
  try {
    await writeNewFile(draft, upgradedLines(session, real, units, host), fs, mode & 0o777)
    await fs.rename(draft, real)
  } catch (error) {
    await fs.remove(draft).catch(() => undefined)
    throw error
  }
  const loaded = await loadIndex(path, units, host)
  if (loaded === 'empty' || loaded.index.writtenVersion < SESSION_VERSION) {
    throw new SessionRefusal('write-failed', `Session file changed while it was open: ${path}`)
  }
  session.index = loaded.index
  session.storage = { state: 'stored', size: loaded.size, terminated: loaded.terminated }
}

async function* upgradedLines(session: Session, path: string, units: Parts, { fs }: Host) {
  let next = 0
  const newId = (taken: ReadonlySet<string>) => session.index.records[next++]?.id ?? units.newEntryId(taken)
  const lines = units.splitLines(fs.readChunks(path))
  for await (const found of units.scanSession(lines, { path, newId })) {
    if (found.kind === 'header') yield units.serializeLine(found.header)
    else if (found.kind === 'entry') yield units.serializeLine(found.entry)
    else if (found.line.bytes.length > 0) {
      yield found.line.bytes
      yield '\n'
    }
  }
}
