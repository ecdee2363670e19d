import { posix, win32 } from 'node:path'
import type { FileStat, Host } from '../../host/host.ts'

/** See {@link buildReplaceFile}. */
export type ReplaceFile = (path: string, content: string) => Promise<void>

/** As many links as Linux follows in one path. */
const MOST_LINKS = 40

/** Codes with which making or renaming a file beside another fails where writing that file may still succeed. */
const ONLY_BESIDE = new Set([
  'EACCES',
  'EBUSY',
  'ENAMETOOLONG',
  'ENOENT',
  'ENOTDIR',
  'EPERM',
  'EROFS',
  'EXDEV',
])

/**
 * Puts a new content into a file so that at any time, also after a crash or with a full disk, the old or the new one is there,
 * whole: the content goes into a new file in the same directory, which then takes the name of the old one. The mode and the owner
 * stay, and symbolic links are followed.
 *
 * The file is written in place where another file could not take its place: devices and pipes, a file with several hard links
 * (each must see the change, and the queue knows the file by its inode), one whose owner cannot be kept, and one in a directory
 * in which no file may be made. A file known by its path in the queue keeps that path.
 *
 * @param path absolute; its directory exists
 * @throws the system's error when the file cannot be written
 * Area: WRITE.
 */
export function buildReplaceFile(host: Host): ReplaceFile {
  const { dirname, join, resolve } = host.platform === 'win32' ? win32 : posix

  /** Where the links end; undefined when that is no place for a file, so that writing there says why. */
  async function placeOf(path: string, links = 0): Promise<string | undefined> {
    try {
      return await host.fs.realpath(path)
    } catch {
      const directory = await host.fs.realpath(dirname(path)).catch(() => undefined)
      if (directory === undefined || links > MOST_LINKS) return undefined
      const target = await host.fs.readlink(path).catch(() => undefined)
      return target === undefined ? path : placeOf(resolve(directory, target), links + 1)
    }
  }

  /** May another file take the place of this one? */
  async function replaceable(place: string, stat: FileStat | undefined): Promise<boolean> {
    if (stat === undefined) return true
    if (stat.kind !== 'file' || stat.links > 1) return false
    return host.fs.access(place, 'write').then(
      () => true,
      () => false,
    )
  }

  return async (path, content) => {
    const place = await placeOf(path)
    const stat = place === undefined ? undefined : await host.fs.stat(place).catch(() => undefined)
    if (place === undefined || !(await replaceable(place, stat))) return host.fs.writeFile(path, content)
    const beside = join(dirname(place), `.new-${Buffer.from(host.random(8)).toString('hex')}.tmp`)
    try {
      await host.fs.writeNewFile(beside, content, stat)
      await host.fs.rename(beside, place)
    } catch (error) {
      await host.fs.remove(beside).catch(() => undefined)
      if (!isOnlyBeside(error)) throw error
      await host.fs.writeFile(path, content)
    }
  }
}

function isOnlyBeside(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ONLY_BESIDE.has(String(error.code))
}
