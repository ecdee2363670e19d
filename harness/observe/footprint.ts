import type { TreeEntry } from './questions.ts'

/** What a scenario has asked for or looked at: changes there are no side effects. */
export interface Declared {
  /** Absolute paths that steps arranged or looked at. */
  readonly paths: ReadonlySet<string>
  /** JSON texts of what was asked of tools, and of what they answered. */
  readonly said: readonly string[]
}

/**
 * What changed between two trees although nobody asked for it: not arranged, not looked at, not named in what was asked of a tool or
 * in its answer, and no folder above such a place. Rule TOOL-001.
 *
 * @param absolute gives the absolute path of an entry
 */
export function sideEffects(
  before: readonly TreeEntry[],
  after: readonly TreeEntry[],
  absolute: (path: string) => string,
  declared: Declared,
): string[] {
  const earlier = new Map(before.map((entry) => [entry.path, JSON.stringify(entry)]))
  const later = new Map(after.map((entry) => [entry.path, JSON.stringify(entry)]))
  const changed = [...new Set([...earlier.keys(), ...later.keys()])].filter(
    (path) => earlier.get(path) !== later.get(path),
  )
  const asked = (path: string) => isDeclared(absolute(path), declared)
  return changed
    .filter((path) => !asked(path) && !changed.some((below) => below.startsWith(`${path}/`) && asked(below)))
    .map(
      (path) =>
        `${path}: ${!earlier.has(path) ? 'was made' : later.has(path) ? 'was changed' : 'was removed'}`,
    )
    .sort()
}

function isDeclared(path: string, { paths, said }: Declared): boolean {
  for (let above = path; above.includes('/'); above = above.slice(0, above.lastIndexOf('/')))
    if (paths.has(above)) return true
  const name = JSON.stringify(path.slice(path.lastIndexOf('/') + 1)).slice(1, -1)
  return said.some((text) => mentions(text, name))
}

/** Is the name there as a whole: not as a part of a longer one? */
function mentions(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (!/[\w.-]/.test(text[at - 1] ?? ' ') && !/[\w-]/.test(text[at + name.length] ?? ' ')) return true
  }
  return false
}

/** Processes that are left although no command asked for them. */
export function strayProcesses(living: readonly string[], { said }: Declared): string[] {
  return living.filter((command) => {
    const quoted = JSON.stringify(command).slice(1, -1)
    return !said.some(
      (text) => text.includes(quoted) || commandsIn(text).some((asked) => command.includes(asked)),
    )
  })
}

function commandsIn(text: string): string[] {
  return Array.from(
    text.matchAll(/"command":("(?:[^"\\]|\\.)*")/g),
    ([, quoted]) => JSON.parse(quoted ?? '""') as string,
  )
}
