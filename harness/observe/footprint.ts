import type { Declared } from './declared.ts'
import { followLinks } from './links.ts'
import type { TreeEntry } from './questions.ts'

/**
 * What changed between two trees although nobody asked for it. A folder that was made counts as asked for when something below it
 * was, and lies there. Rule TOOL-001.
 *
 * @param absolute gives the absolute path of an entry
 */
export function sideEffects(
  before: readonly TreeEntry[],
  after: readonly TreeEntry[],
  absolute: (path: string) => string,
  declared: Declared,
): string[] {
  const earlier = new Map(before.map((entry) => [entry.path, entry]))
  const later = new Map(after.map((entry) => [entry.path, entry]))
  const links = linksOf([...before, ...after], absolute)
  const named = new Set([...declared.named].flatMap((path) => [path, followLinks(path, links)]))
  const asked = (path: string, change: Change) => {
    const full = absolute(path)
    if (declared.compared.has(full) || named.has(full)) return true
    if (change !== 'changed' && declared.listed.has(above(full))) return true
    return [...declared.removed].some((folder) => full === folder || full.startsWith(`${folder}/`))
  }
  const changes = [...new Set([...earlier.keys(), ...later.keys()])].flatMap((path) => {
    const change = changeOf(earlier.get(path), later.get(path))
    return change ? [{ path, change, kind: later.get(path)?.kind }] : []
  })
  const excused = changes.filter(({ path, change }) => asked(path, change)).map(({ path }) => path)
  return changes
    .filter(({ path, change, kind }) => {
      const leadsThere = change === 'made' && kind === 'directory'
      return !asked(path, change) && !(leadsThere && excused.some((below) => below.startsWith(`${path}/`)))
    })
    .map(({ path, change }) => `${path}: was ${change}`)
    .sort()
}

type Change = 'made' | 'changed' | 'removed'

function changeOf(earlier: TreeEntry | undefined, later: TreeEntry | undefined): Change | undefined {
  if (!earlier) return 'made'
  if (!later) return 'removed'
  return JSON.stringify(earlier) === JSON.stringify(later) ? undefined : 'changed'
}

function linksOf(
  entries: readonly TreeEntry[],
  absolute: (path: string) => string,
): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ path, target }) => (target === undefined ? [] : [[absolute(path), target]])),
  )
}

function above(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}
