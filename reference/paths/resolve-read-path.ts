import type { Units } from '../units.ts'
import type { Place } from './resolve-path.ts'

/** See {@link buildResolveReadPath}. */
export type ResolveReadPath = (path: string, place: Place) => Promise<string>

/**
 * The absolute path that `read` opens. It is a unit of its own because only reading may look for a file whose name
 * is spelled a little differently.
 */
export function buildResolveReadPath(units: Units): ResolveReadPath {
  return async (path, place) => units.resolvePath(path, place)
}
