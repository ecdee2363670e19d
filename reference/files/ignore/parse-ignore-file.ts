import type { Units } from '../../units.ts'
import type { Glob } from '../glob/compile-glob.ts'
import { GlobError } from '../glob/parse-glob.ts'

/** What an ignore file says of an entry: leave it out, take it after all, or nothing. */
export type IgnoreVerdict = 'ignored' | 'kept' | undefined

/** The rules of one ignore file. */
export interface IgnoreRules {
  /**
   * What the last rule that matches says.
   *
   * @param path gives the path relative to the directory of the file; called only when a rule asks for more than the name
   */
  judge(name: string, path: () => string, directory: boolean): IgnoreVerdict
}

/** See {@link buildParseIgnoreFile}. */
export type ParseIgnoreFile = (text: string) => IgnoreRules

interface Rule {
  readonly verdict: 'ignored' | 'kept'
  readonly matches: Glob
  /** A rule without a slash speaks of names, at any depth. */
  readonly ofNames: boolean
  readonly directoriesOnly: boolean
}

/**
 * Reads the rules of an ignore file, as git documents them for `.gitignore`. A rule is judged on an entry alone, never on the directories
 * above it: those are left out before anything in them is looked at, and a search that begins in one shall find what is there.
 *
 * Area: FIND.
 */
export function buildParseIgnoreFile(units: Units): ParseIgnoreFile {
  return (text) => {
    const rules = text
      .split(/\r?\n/)
      .flatMap((line) => parseRule(line, units))
      .reverse()
    return {
      judge(name, path, directory) {
        for (const rule of rules) {
          if (rule.directoriesOnly && !directory) continue
          if (rule.matches(rule.ofNames ? name : path())) return rule.verdict
        }
        return undefined
      },
    }
  }
}

function parseRule(line: string, units: Units): Rule[] {
  const text = withoutTrailingBlanks(line)
  if (text === '' || text.startsWith('#')) return []
  const negated = text.startsWith('!')
  const pattern = negated ? text.slice(1) : text
  const directoriesOnly = pattern.endsWith('/')
  const bare = directoriesOnly ? pattern.slice(0, -1) : pattern
  const anchored = bare.startsWith('/')
  const glob = anchored ? bare.slice(1) : bare
  if (glob === '') return []
  try {
    return [
      {
        verdict: negated ? 'kept' : 'ignored',
        // What is below a directory is meant by `/**`, never the directory itself.
        matches: units.compileGlob(glob.endsWith('/**') ? `${glob}/*` : glob),
        ofNames: !anchored && !glob.includes('/'),
        directoriesOnly,
      },
    ]
  } catch (error) {
    // A rule that nobody can understand says nothing, and the others still count.
    if (error instanceof GlobError) return []
    throw error
  }
}

/** Blanks at the end count only after a backslash. */
function withoutTrailingBlanks(line: string): string {
  return line.endsWith('\\ ') ? line : line.trimEnd()
}
