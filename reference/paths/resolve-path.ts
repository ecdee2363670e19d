import { posix, win32 } from 'node:path'
import type { Host } from '../host/host.ts'
import type { Units } from '../units.ts'
import { pathExists, type Where } from './path-exists.ts'

/** See {@link buildResolvePath}. */
export type ResolvePath = (path: string, where: Where) => Promise<string>

/**
 * The absolute path that a model means, the same for every tool. What exists as it was named wins: the path as it is, else
 * the path written in the model's way (see the unit `expandPath`), else the same with plain spaces. Where none is there, the file is
 * a new one (see the unit `nameNewFile`). The disk is asked only about paths with a leading `@` or a space of Unicode.
 *
 * @throws TypeError or URIError for a `file://` URL that names no local path
 * Area: PATH.
 */
export function buildResolvePath(units: Units, host: Host): ResolvePath {
  const { resolve } = host.platform === 'win32' ? win32 : posix
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
    const [first = path] = path.split(separator)
    const inDirectory = literal !== undefined && (await exists(resolve(where.cwd, first)))
    return units.nameNewFile(inDirectory ? literal : exact, where)
  }
}
