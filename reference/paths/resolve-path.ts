import { posix, win32 } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where a path that a model gave is resolved. All absolute. */
export interface Place {
  readonly cwd: string
  readonly home: string
  readonly platform: NodeJS.Platform
}

const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g

/**
 * The absolute path that a model means: odd spaces become plain ones, one leading `@` is dropped, `~` and `~/…` are the home
 * directory, `file://` URLs are decoded, and what is left is resolved against the working directory.
 *
 * @throws TypeError or URIError for a `file://` URL that names no local path
 * Area: PATH.
 */
export function resolvePath(path: string, place: Place): string {
  const { join, resolve } = place.platform === 'win32' ? win32 : posix
  return resolve(place.cwd, expand(path, place, join))
}

function expand(path: string, place: Place, join: typeof posix.join): string {
  const spaced = path.replace(SPACES, ' ')
  const bare = spaced.startsWith('@') ? spaced.slice(1) : spaced
  if (bare === '~') return place.home
  if (bare.startsWith('~/') || (place.platform === 'win32' && bare.startsWith('~\\'))) {
    return join(place.home, bare.slice(2))
  }
  if (bare.startsWith('file://')) return fileURLToPath(bare, { windows: place.platform === 'win32' })
  return bare
}
