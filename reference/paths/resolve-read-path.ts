import { posix, win32 } from 'node:path'
import type { Host } from '../host/host.ts'
import type { Units } from '../units.ts'
import { pathExists, type Where } from './path-exists.ts'

/** See {@link buildResolveReadPath}. */
export type ResolveReadPath = (path: string, where: Where) => Promise<string>

/**
 * The absolute path that `read` opens: what the model gave, or else the first spelling of it that exists (see the unit `pathVariants`).
 * Only names that do not exist are spelled differently: neither the working directory nor any other directory that is there.
 *
 * @throws as the unit `resolvePath`
 * Area: PATH.
 */
export function buildResolveReadPath(units: Units, host: Host): ResolveReadPath {
  const { dirname, join, relative } = host.platform === 'win32' ? win32 : posix

  return async (path, where) => {
    const resolved = await units.resolvePath(path, where)
    const exists = (candidate: string) => pathExists(candidate, where, host)
    if (units.pathVariants(resolved).length === 0 || (await exists(resolved))) return resolved
    const directory = await nearestDirectory(resolved, exists)
    for (const variant of units.pathVariants(relative(directory, resolved))) {
      if (await exists(join(directory, variant))) return join(directory, variant)
    }
    return resolved
  }

  async function nearestDirectory(path: string, exists: (path: string) => Promise<boolean>): Promise<string> {
    const above = dirname(path)
    return above === path || (await exists(above)) ? above : nearestDirectory(above, exists)
  }
}
