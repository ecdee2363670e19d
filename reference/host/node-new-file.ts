import { open, rm } from 'node:fs/promises'
import type { FileStat, FileSystem } from './host.ts'

/** Permission bits, with those that run a program as its owner. */
const PERMISSIONS = 0o7777

/** See `FileSystem.writeNewFile`. */
export const writeNewFile: FileSystem['writeNewFile'] = async (path, content, like) => {
  // Nobody who may not read the file it is like can read it at any time.
  const file = await open(path, 'wx', like === undefined ? 0o666 : like.mode & 0o600)
  try {
    try {
      if (like !== undefined) {
        await giveTo(file, like)
        await file.chmod(like.mode & PERMISSIONS)
      }
      await file.writeFile(content)
      // Else a crash of the machine could keep the new name and lose the content.
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function giveTo(
  file: Awaited<ReturnType<typeof open>>,
  { owner, group }: Pick<FileStat, 'owner' | 'group'>,
): Promise<void> {
  const now = await file.stat()
  if (now.uid !== owner || now.gid !== group) await file.chown(owner, group)
}
