import type { CompileGlob, Glob } from '../../files/glob/compile-glob.ts'
import { GlobError } from '../../files/glob/parse-glob.ts'
import type { FoundEntry } from '../../files/walk/walk-tree.ts'
import type { Units } from '../../units.ts'
import { ToolError } from '../tool.ts'

/** See {@link buildFindPattern}. */
export type FindPattern = (
  pattern: string,
  place: { readonly root: string; readonly platform: NodeJS.Platform },
) => (entry: FoundEntry) => boolean

/**
 * What a pattern finds. Without a slash it is matched against names at any depth, with one against paths from the directory that is
 * searched on, and one that begins with a slash against absolute paths. A pattern without capitals also finds them.
 *
 * @throws ToolError for a glob that cannot be understood
 * Area: FIND.
 */
export function buildFindPattern(units: Units): FindPattern {
  return (pattern, { root, platform }) => {
    const slashed = platform === 'win32' ? pattern.replaceAll('\\', '/') : pattern
    const glob = slashed.replace(/^(?:\.\/)+/, '')
    const ignoreCase = glob === glob.toLowerCase()
    if (glob === '') return () => true
    if (!glob.includes('/')) {
      const matches = compile(glob, { ignoreCase }, units)
      return ({ name }) => matches(name)
    }
    const absolute = glob.startsWith('/')
    const matches = compile(absolute ? glob : `/${glob}`, { ignoreCase }, units)
    const base = absolute && root !== '/' ? `${root}/` : '/'
    return ({ path }) => matches(base + path)
  }
}

function compile(glob: string, options: Parameters<CompileGlob>[1], units: Units): Glob {
  if (glob.includes('\0')) throw new ToolError('Invalid pattern: names hold no NUL')
  try {
    return units.compileGlob(glob, options)
  } catch (error) {
    if (!(error instanceof GlobError)) throw error
    throw new ToolError(`Invalid pattern '${glob}': ${error.message}`)
  }
}
