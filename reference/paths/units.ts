import type { UnitFactories } from '../units.ts'
import { expandPath } from './expand-path.ts'
import { foldSpaces } from './fold-spaces.ts'
import { buildNameNewFile, type NameNewFile } from './name-new-file.ts'
import { pathVariants } from './path-variants.ts'
import { buildResolvePath, type ResolvePath } from './resolve-path.ts'
import { buildResolveReadPath, type ResolveReadPath } from './resolve-read-path.ts'

/** What a path that a model gave means. */
export interface PathUnits {
  resolvePath: ResolvePath
  resolveReadPath: ResolveReadPath
  nameNewFile: NameNewFile
  expandPath: typeof expandPath
  foldSpaces: typeof foldSpaces
  pathVariants: typeof pathVariants
}

export const pathUnits: UnitFactories<PathUnits> = {
  resolvePath: buildResolvePath,
  resolveReadPath: buildResolveReadPath,
  nameNewFile: buildNameNewFile,
  expandPath: () => expandPath,
  foldSpaces: () => foldSpaces,
  pathVariants: () => pathVariants,
}
