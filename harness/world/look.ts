import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { lstat, readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Places } from '../observe/events.ts'
import type { FileAnswer, TreeEntry } from '../observe/questions.ts'

/** Above this size a tree holds size and time of a file instead of a digest. */
const DIGESTED = 1024 * 1024
/** Above this size an answer holds the digest of a file only. */
const SHOWN = 8 * 1024 * 1024

/** What is at a path; links are not followed. */
export async function lookAt(path: string, read: boolean): Promise<FileAnswer> {
  const stat = await lstat(path).catch(missing)
  if (!stat) return { kind: 'missing' }
  const answer = { kind: kindOf(stat), size: stat.size, mode: stat.mode & 0o7777, inode: stat.ino }
  if (answer.kind === 'symlink') return { ...answer, target: await readlink(path) }
  if (answer.kind !== 'file' || !read) return answer
  if (stat.size > SHOWN) return { ...answer, sha256: await digest(path) }
  const bytes = await readFile(path)
  return {
    ...answer,
    ...(isUtf8(bytes) ? { text: bytes.toString('utf8') } : { base64: bytes.toString('base64') }),
  }
}

/** Names in a directory, sorted by code unit; null when it is not there. */
export async function namesIn(path: string): Promise<string[] | null> {
  const names = await readdir(path).catch(missing)
  return names ? names.sort() : null
}

/** The folders of a scenario and everything below them, sorted by path. What cannot be listed stands there without what is in it. */
export async function treeOf(places: Places): Promise<TreeEntry[]> {
  const entries: TreeEntry[] = []
  for (const place of ['home', 'temp', 'workspace'] as const) await addTree(places[place], place, entries)
  return entries
}

async function addTree(path: string, shown: string, into: TreeEntry[]): Promise<void> {
  const entry = await treeEntry(path, shown)
  if (!entry) return
  into.push(entry)
  if (entry.kind !== 'directory') return
  const names = (await readdir(path).catch(unlistable)) ?? []
  for (const name of names.sort()) await addTree(join(path, name), `${shown}/${name}`, into)
}

async function treeEntry(path: string, shown: string): Promise<TreeEntry | undefined> {
  const stat = await lstat(path).catch(missing)
  if (!stat) return undefined
  const kind = kindOf(stat)
  const entry = { path: shown, kind, mode: stat.mode & 0o7777, size: kind === 'directory' ? 0 : stat.size }
  if (kind === 'symlink') return { ...entry, target: await readlink(path) }
  if (kind !== 'file') return entry
  if (stat.size > DIGESTED) return { ...entry, modified: stat.mtimeMs }
  // Read at once: a stream for each small file of a tree costs more than all the rest of a short scenario.
  const bytes = await readFile(path).catch(() => undefined)
  return { ...entry, sha256: bytes ? createHash('sha256').update(bytes).digest('hex') : 'unreadable' }
}

function kindOf(stat: Stats): FileAnswer['kind'] & TreeEntry['kind'] {
  if (stat.isSymbolicLink()) return 'symlink'
  if (stat.isFile()) return 'file'
  return stat.isDirectory() ? 'directory' : 'other'
}

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

function unlistable(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'EACCES') missing(error)
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}
