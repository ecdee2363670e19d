import { posix, win32 } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Place } from './place.ts'

/**
 * The absolute path that is written in a model's way: one leading `@` is dropped, `~` and `~/…` are the home directory, `file://`
 * URLs are decoded, and what is left is resolved against the working directory. Spaces stay as they are.
 *
 * @throws TypeError or URIError for a `file://` URL that names no local path
 * Area: PATH.
 */
export function expandPath(path: string, { cwd, home, platform }: Place): string {
  const { resolve } = platform === 'win32' ? win32 : posix
  const bare = path.startsWith('@') ? path.slice(1) : path
  if (bare === '~') return resolve(home)
  if (bare.startsWith('~/') || (platform === 'win32' && bare.startsWith('~\\'))) {
    return resolve(home, `.${bare.slice(1)}`)
  }
  if (bare.startsWith('file://')) return resolve(fileURLToPath(bare, { windows: platform === 'win32' }))
  return resolve(cwd, bare)
}
