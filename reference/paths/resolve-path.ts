import { posix, win32 } from 'node:path'
import type { Host } from '../host/host.ts'
import type { Units } from '../units.ts'
import { pathExists, type Where } from './path-exists.ts'

/** See {@link buildResolvePath}. */
export type ResolvePath = (path: string, where: Where) => Promise<string>

/**
 * The absolute path that a model means, the same for every tool. A name that exists as it was given wins: the whole path,
 * else the path written in the model's way (see the unit `expandPath`), else the same with plain spaces. Where none is there, each
 * directory that exists as it was given is kept, and only names that do not exist lose their `@` and their odd spaces.
 * The disk is asked only about paths with such characters.
 *
 * @throws TypeError or URIError for a `file://` URL that names no local path
 * Area: PATH.
 */
export function buildResolvePath(units: Units, host: Host): ResolvePath {
  const { resolve, parse, join, sep } = host.platform === 'win32' ? win32 : posix
  const separator = host.platform === 'win32' ? /[\\/]/ : '/'

  return async (path, where) => {
    const place = { cwd: where.cwd, home: host.home(), platform: host.platform }
    const exists = (candidate: string) => pathExists(candidate, where, host)
    const literal = path.startsWith('@') ? resolve(where.cwd, path) : undefined
    if (literal !== undefined && (await exists(literal))) return literal
    const exact = units.expandPath(path, place)
    const folded = units.expandPath(units.foldSpaces(path), place)
    if (literal === undefined && exact === folded) return exact
    if (await exists(exact)) return exact
    if (exact !== folded && (await exists(folded))) return folded
    const scope = path.split(separator)[0] ?? path
    const scoped = literal !== undefined && (await exists(resolve(where.cwd, scope)))
    return keepExisting(scoped ? literal : exact, exists)
  }

  /** Folds the spaces of the names that do not exist. */
  async function keepExisting(path: string, exists: (path: string) => Promise<boolean>): Promise<string> {
    const { root } = parse(path)
    let kept = root
    for (const name of path.slice(root.length).split(sep)) {
      const folded = units.foldSpaces(name)
      kept = join(kept, name === folded || (await exists(join(kept, name))) ? name : folded)
    }
    return kept
  }
}
