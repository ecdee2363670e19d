import type { UnitFactories } from '../units.ts'
import { type CompileGlob, compileGlob } from './glob/compile-glob.ts'
import { buildIgnoreAbove, type IgnoreAbove } from './ignore/ignore-above.ts'
import { type IsIgnored, isIgnored } from './ignore/ignore-layers.ts'
import { buildParseIgnoreFile, type ParseIgnoreFile } from './ignore/parse-ignore-file.ts'
import { buildReadIgnoreLayer, type ReadIgnoreLayer } from './ignore/read-ignore-layer.ts'
import { type SortEntries, sortEntries } from './walk/sort-entries.ts'
import { buildWalkTree, type WalkTree } from './walk/walk-tree.ts'

/** Globs, ignore files, and the walk through a tree of directories. */
export interface FileUnits {
  compileGlob: CompileGlob
  parseIgnoreFile: ParseIgnoreFile
  readIgnoreLayer: ReadIgnoreLayer
  ignoreAbove: IgnoreAbove
  isIgnored: IsIgnored
  sortEntries: SortEntries
  walkTree: WalkTree
}

export const fileUnits: UnitFactories<FileUnits> = {
  compileGlob: () => compileGlob,
  parseIgnoreFile: buildParseIgnoreFile,
  readIgnoreLayer: buildReadIgnoreLayer,
  ignoreAbove: buildIgnoreAbove,
  isIgnored: () => isIgnored,
  sortEntries: () => sortEntries,
  walkTree: buildWalkTree,
}
