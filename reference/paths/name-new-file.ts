import { posix, win32 } from 'node:path'
import type { Host } from '../host/host.ts'
import type { Units } from '../units.ts'
import { pathExists, type Where } from './path-exists.ts'

/** See {@link buildNameNewFile}. */
export type NameNewFile = (path: string, where: Where) => Promise<string>

/**
 * The absolute path at which a new file is made: directories that exist as they are named stay, and names that do not
 * exist get plain spaces.
 *
 * @param path absolute
 * Area: PATH.
 */
export function buildNameNewFile(units: Units, host: Host): NameNewFile {
  const { parse, join, sep } = host.platform === 'win32' ? win32 : posix
  return async (path, where) => {
    const { root } = parse(path)
    let kept = root
    for (const name of path.slice(root.length).split(sep)) {
      const folded = units.foldSpaces(name)
      const asNamed = name === folded || (await pathExists(join(kept, name), where, host))
      kept = join(kept, asNamed ? name : folded)
    }
    return kept
  }
}
