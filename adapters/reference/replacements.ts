import { pathToFileURL } from 'node:url'
import type { Replacements, UnitName, Units } from '../../reference/units.ts'

/** A unit to replace, and where its replacement is. */
export interface ReplacementFile {
  readonly unit: string
  /** Absolute path of a module. */
  readonly file: string
  /** Name of the export; `replacement` when missing. */
  readonly export?: string
}

type Build = (original: never, units: Units) => unknown

/**
 * Loads replacements of units. An export is either a function `(original, units) => mine`, or an object `{ unit, build }`
 * with such a function, as a mutant is.
 *
 * @throws Error when a module does not export what was named, or a mutant is of another unit
 */
export async function loadReplacements(files: readonly ReplacementFile[]): Promise<Replacements> {
  const builds = await Promise.all(files.map(async (file) => [file.unit, await loadBuild(file)] as const))
  // The export's type is a claim of its author; a wrong one shows as a wrong answer, which is what is judged.
  return Object.fromEntries(builds) as { [Name in UnitName]?: never }
}

async function loadBuild({ unit, file, export: name = 'replacement' }: ReplacementFile): Promise<Build> {
  const module: Record<string, unknown> = await import(pathToFileURL(file).href)
  const found = module[name]
  if (typeof found === 'function') return found as Build
  if (!isMutant(found)) {
    throw new Error(
      `${file} must export "${name}": a function (original, units) => mine, or { unit, build }. It exports: ${Object.keys(module).join(', ')}.`,
    )
  }
  if (found.unit !== unit) {
    throw new Error(`${file}#${name} replaces the unit "${found.unit}", not "${unit}".`)
  }
  return found.build
}

function isMutant(value: unknown): value is { unit: string; build: Build } {
  return typeof value === 'object' && value !== null && 'build' in value && typeof value.build === 'function'
}
