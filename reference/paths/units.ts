import type { UnitFactories } from '../units.ts'
import { resolvePath } from './resolve-path.ts'
import { buildResolveReadPath, type ResolveReadPath } from './resolve-read-path.ts'

/** What a path that a model gave means. */
export interface PathUnits {
  resolvePath: typeof resolvePath
  resolveReadPath: ResolveReadPath
}

export const pathUnits: UnitFactories<PathUnits> = {
  resolvePath: () => resolvePath,
  resolveReadPath: buildResolveReadPath,
}
