import { isUtf8 } from 'node:buffer'
import { constants, type Dirent, type Stats } from 'node:fs'
import * as fs from 'node:fs/promises'
import type { DirectoryEntry, FileStat, FileSystem } from './host.ts'
import { writeNewFile } from './node-new-file.ts'
import { createNodeSink } from './node-sink.ts'
import { readChunks } from './read-chunks.ts'

const MODES = {
  exists: constants.F_OK,
  read: constants.R_OK,
  write: constants.W_OK,
  'read-write': constants.R_OK | constants.W_OK,
}

/** The disk. Errors are Node's, with their `code`. */
export const nodeFileSystem: FileSystem = {
  access: (path, mode = 'exists') => fs.access(path, MODES[mode]),
  readFile: (path) => fs.readFile(path),
  readChunks,
  writeFile: (path, content, { exclusive = false, mode } = {}) =>
    fs.writeFile(path, content, { flag: exclusive ? 'wx' : 'w', ...(mode === undefined ? {} : { mode }) }),
  writeNewFile,
  appendFile: (path, content) => fs.appendFile(path, content),
  createSink: createNodeSink,
  truncate: (path, size) => fs.truncate(path, size),
  rename: (from, to) => fs.rename(from, to),
  remove: (path) => fs.rm(path),
  mkdir: async (path) => {
    await fs.mkdir(path, { recursive: true })
  },
  realpath: (path) => fs.realpath(path),
  readlink: (path) => fs.readlink(path),
  stat: async (path) => describe(await fs.stat(path)),
  lstat: async (path) => describe(await fs.lstat(path)),
  readDirectory: async (path) => {
    const place = typeof path === 'string' ? path : Buffer.from(path)
    const entries = await fs.readdir(place, { withFileTypes: true })
    if (entries.some(({ name }) => name.includes('\uFFFD'))) return readNamesAsBytes(place)
    return entries.map((entry) => ({ name: entry.name, kind: kindOf(entry) }))
  },
}

async function readNamesAsBytes(path: string | Buffer): Promise<DirectoryEntry[]> {
  const entries = await fs.readdir(path, { withFileTypes: true, encoding: 'buffer' })
  return entries.map((entry) => ({
    name: entry.name.toString(),
    kind: kindOf(entry),
    ...(isUtf8(entry.name) ? {} : { bytes: entry.name }),
  }))
}

function describe(stats: Stats): FileStat {
  return {
    kind: kindOf(stats),
    size: stats.size,
    device: stats.dev,
    inode: stats.ino,
    links: stats.nlink,
    mode: stats.mode,
    owner: stats.uid,
    group: stats.gid,
  }
}

function kindOf(stats: Stats | Dirent | Dirent<Buffer>): FileStat['kind'] {
  if (stats.isFile()) return 'file'
  if (stats.isSymbolicLink()) return 'link'
  if (stats.isDirectory()) return 'directory'
  if (stats.isCharacterDevice() || stats.isBlockDevice()) return 'device'
  if (stats.isFIFO()) return 'pipe'
  return stats.isSocket() ? 'socket' : 'other'
}
