import type { DirectoryEntry, Host } from '../../host/host.ts'
import type { Units } from '../../units.ts'
import { IGNORE_FILES, type IgnoreKind, type IgnoreLayer } from './ignore-layers.ts'
import type { IgnoreRules } from './parse-ignore-file.ts'

/** See {@link buildReadIgnoreLayer}. */
export type ReadIgnoreLayer = (
  directory: string,
  entries: readonly DirectoryEntry[],
  above: IgnoreLayer | undefined,
  inRepository: boolean,
) => Promise<IgnoreLayer | undefined>

/**
 * The rules that begin to count in a directory; those above when it has none of its own. What cannot be read says nothing.
 *
 * @param directory absolute path
 * @param entries what it holds; only files that are there are opened
 * @param inRepository does the search begin in a repository? Only then repositories are told apart, and `.git/info/exclude` counts
 * Area: FIND.
 */
export function buildReadIgnoreLayer(units: Units, host: Host): ReadIgnoreLayer {
  return async (directory, entries, above, inRepository) => {
    const base = directory.endsWith('/') ? directory : `${directory}/`
    const boundary = inRepository && entries.some(({ name }) => name === '.git')
    const names = IGNORE_FILES.filter((file) => entries.some(({ name }) => name === file))
    if (names.length === 0 && !boundary) return above
    const rules: { [Kind in IgnoreKind]?: IgnoreRules } = {}
    for (const name of names) {
      const text = await textOf(`${base}${name}`, host)
      if (text !== undefined) rules[name] = units.parseIgnoreFile(text)
    }
    const exclude = boundary ? await textOf(`${base}.git/info/exclude`, host) : undefined
    if (exclude !== undefined) rules.exclude = units.parseIgnoreFile(exclude)
    return { above, base, rules, boundary }
  }
}

/** Only files are opened: a pipe of that name would never end. */
async function textOf(path: string, host: Host): Promise<string | undefined> {
  try {
    if ((await host.fs.stat(path)).kind !== 'file') return undefined
    return new TextDecoder().decode(await host.fs.readFile(path))
  } catch {
    return undefined
  }
}
