import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageRoot } from '../../harness/package-root.ts'
import type { Mutant } from '../../mutants/mutant.ts'

export interface LoadedMutant {
  /** `text/truncate-head.ts#countsCharacters`. */
  readonly name: string
  /** Absolute path. */
  readonly file: string
  readonly export: string
  readonly mutant: Mutant
}

/** All mutants, in the order of their files and names. */
export async function loadMutants(): Promise<LoadedMutant[]> {
  const folder = join(packageRoot, 'mutants')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && name.includes('/'))
    .sort()
  const found: LoadedMutant[] = []
  for (const name of files) {
    const file = join(folder, name)
    const exports = (await import(pathToFileURL(file).href)) as Record<string, unknown>
    for (const [key, value] of Object.entries(exports)) {
      if (isMutant(value)) found.push({ name: `${name}#${key}`, file, export: key, mutant: value })
    }
  }
  return found
}

function isMutant(value: unknown): value is Mutant {
  return (
    typeof value === 'object' && value !== null && 'unit' in value && 'kills' in value && 'build' in value
  )
}
