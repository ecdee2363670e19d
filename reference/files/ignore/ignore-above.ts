import { posix } from 'node:path'
import type { Host } from '../../host/host.ts'
import type { Units } from '../../units.ts'
import type { IgnoreLayer } from './ignore-layers.ts'

/** See {@link buildIgnoreAbove}. */
export type IgnoreAbove = (root: string) => Promise<{
  /** The directory without links on the way: ignore files count by where it is, not by how it was reached. */
  readonly real: string
  readonly layer: IgnoreLayer | undefined
  readonly inRepository: boolean
}>

/**
 * The rules that stand above a directory and count in it, and whether it is in a repository: whether it or a directory above has
 * an entry `.git`.
 *
 * @param root absolute path of a directory
 * Area: FIND.
 */
export function buildIgnoreAbove(units: Units, host: Host): IgnoreAbove {
  return async (root) => {
    const real = await host.fs.realpath(root).catch(() => root)
    const directories = ancestors(real)
    const known = await Promise.all([...directories, real].map((directory) => knownIn(directory, host)))
    const inRepository = known.some((names) => names.includes('.git'))
    let layer: IgnoreLayer | undefined
    for (const [index, directory] of directories.entries()) {
      const entries = (known[index] ?? []).map((name) => ({ name, kind: 'other' as const }))
      layer = await units.readIgnoreLayer(directory, entries, layer, inRepository)
    }
    return { real, layer, inRepository }
  }
}

/** From the top down, without the directory itself. */
function ancestors(path: string): string[] {
  const above: string[] = []
  for (let at = path; at !== posix.dirname(at); at = posix.dirname(at)) above.unshift(posix.dirname(at))
  return above
}

/** Only the names that matter: a directory above may hold very many, and need not be readable. */
async function knownIn(directory: string, host: Host): Promise<string[]> {
  const names = ['.git', '.fdignore', '.ignore', '.gitignore']
  const found = await Promise.all(
    names.map((name) =>
      host.fs.access(posix.join(directory, name)).then(
        () => [name],
        () => [],
      ),
    ),
  )
  return found.flat()
}
