import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { Session } from '../../../reference/session/store/session.ts'

type Lines = readonly Record<string, unknown>[]

/** Changes the lines of a session's file, the header among them, behind its back. Does nothing while there is no file. */
export async function rewritten(session: Session, change: (lines: Lines) => Lines): Promise<Session> {
  if (session.path === null || !existsSync(session.path)) return session
  const text = await readFile(session.path, 'utf8')
  const lines: Lines = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
  const changed = change(lines).map((line) => `${JSON.stringify(line)}\n`)
  await writeFile(session.path, changed.join(''))
  return session
}

/** The same for each entry, by its place after the header. */
export function eachEntry(
  change: (entry: Record<string, unknown>, index: number) => Record<string, unknown>,
): (lines: Lines) => Lines {
  return ([header, ...entries]) => (header ? [header, ...entries.map(change)] : [])
}
