import type { IgnoreRules, IgnoreVerdict } from './parse-ignore-file.ts'

/**
 * Ignore files, the strongest first. A stronger kind wins over a weaker one, however deep either stands; among files of one kind the
 * nearest wins.
 */
export const IGNORE_FILES = ['.fdignore', '.ignore', '.gitignore'] as const
export type IgnoreKind = (typeof IGNORE_FILES)[number] | 'exclude'
const KINDS: readonly IgnoreKind[] = [...IGNORE_FILES, 'exclude']

/** The rules that stand in one directory, linked to those of the directories above. Directories without any have no layer. */
export interface IgnoreLayer {
  readonly above: IgnoreLayer | undefined
  /** Absolute path of the directory, with `/` at the end. */
  readonly base: string
  readonly rules: { readonly [Kind in IgnoreKind]?: IgnoreRules }
  /** Is it the top of a repository, beyond which git's own rules do not reach? */
  readonly boundary: boolean
}

/** An entry of a directory; `path` is absolute. */
export interface LayeredEntry {
  readonly name: string
  readonly path: string
  readonly directory: boolean
}

/** See {@link isIgnored}. */
export type IsIgnored = (entry: LayeredEntry, layer: IgnoreLayer) => boolean

/**
 * Is an entry left out? `layer` is the nearest one, of the directory in which the entry stands or of one above.
 *
 * Area: FIND.
 */
export function isIgnored(entry: LayeredEntry, layer: IgnoreLayer): boolean {
  for (const kind of KINDS) {
    const verdict = judge(entry, layer, kind)
    if (verdict !== undefined) return verdict === 'ignored'
  }
  return false
}

function judge(entry: LayeredEntry, nearest: IgnoreLayer, kind: IgnoreKind): IgnoreVerdict {
  const ofGit = kind === '.gitignore' || kind === 'exclude'
  for (let layer: IgnoreLayer | undefined = nearest; layer !== undefined; layer = layer.above) {
    const { base, rules, boundary } = layer
    const verdict = rules[kind]?.judge(entry.name, () => entry.path.slice(base.length), entry.directory)
    if (verdict !== undefined) return verdict
    if (ofGit && boundary) return undefined
  }
  return undefined
}
