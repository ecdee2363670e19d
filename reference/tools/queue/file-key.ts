import { posix, win32 } from 'node:path'
import type { Host } from '../../host/host.ts'

/** See {@link buildFileKey}. */
export type FileKey = (path: string) => Promise<string>

/** As many links as Linux follows in one path. */
const MOST_LINKS = 40

/**
 * Names the real file that a path leads to, so that two paths have one key when a change through one is seen through the other:
 * - an existing file: its real path, or device and inode when it has several hard links
 * - a dangling symbolic link: the key of its target
 * - a file that does not exist yet: the real path of the nearest directory that does, and the rest
 *
 * @param path absolute
 * @throws the system's error when the path cannot be looked up for another reason (such as `ELOOP`, `EACCES`)
 * Area: QUEUE.
 */
export function buildFileKey(host: Host): FileKey {
  const { dirname, basename, resolve, join } = host.platform === 'win32' ? win32 : posix

  async function keyOf(path: string, links: number): Promise<string> {
    try {
      const real = await host.fs.realpath(path)
      const stat = await host.fs.stat(real)
      return stat.links > 1 && stat.kind === 'file' ? `inode:${stat.device}:${stat.inode}` : real
    } catch (error) {
      if (!isMissing(error)) throw error
    }
    const parent = dirname(path)
    if (parent === path) return path
    const target = await linkTarget(path)
    if (target !== undefined && links < MOST_LINKS) {
      return keyOf(resolve(await realDirectory(parent, links), target), links + 1)
    }
    return join(await realDirectory(parent, links), basename(path))
  }

  /** A directory has hard links of its own kind, so its key must be its path. */
  async function realDirectory(path: string, links: number): Promise<string> {
    const key = await keyOf(path, links)
    return key.startsWith('inode:') ? host.fs.realpath(path) : key
  }

  async function linkTarget(path: string): Promise<string | undefined> {
    try {
      return await host.fs.readlink(path)
    } catch {
      return undefined
    }
  }

  return (path) => keyOf(path, 0)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
