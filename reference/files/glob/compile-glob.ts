import { type GlobToken, parseGlob } from './parse-glob.ts'

/** See {@link compileGlob}. */
export type CompileGlob = (glob: string, options?: { readonly ignoreCase?: boolean }) => Glob

/** Does the whole text match? Paths have `/` between names, and none at the end. */
export type Glob = (text: string) => boolean

/**
 * Makes a matcher of a glob. Wildcards match names that begin with a dot, and match characters, not bytes.
 *
 * @throws GlobError when the glob cannot be understood
 * Area: FIND.
 */
export function compileGlob(glob: string, { ignoreCase = false }: { ignoreCase?: boolean } = {}): Glob {
  const tokens = parseGlob(glob)
  const alone = tokens.length === 1 && tokens[0]?.kind === 'recursive-prefix'
  const pattern = new RegExp(`^${alone ? ANYTHING : source(tokens)}$`, ignoreCase ? 'iu' : 'u')
  return (text) => pattern.test(text)
}

const ANYTHING = '[^]*'

function source(tokens: readonly GlobToken[]): string {
  return tokens.map(sourceOf).join('')
}

function sourceOf(token: GlobToken): string {
  switch (token.kind) {
    case 'literal':
      return quote(token.char)
    case 'one':
      return '[^/]'
    case 'any':
      return '[^/]*'
    case 'recursive-prefix':
      return `(?:/?|${ANYTHING}/)`
    case 'recursive-between':
      return `(?:/|/${ANYTHING}/)`
    case 'recursive-suffix':
      return `/${ANYTHING}`
    case 'class':
      return classSource(token)
    case 'alternatives':
      return alternatives(token.branches.map(source))
  }
}

/** A branch without anything is none. */
function alternatives(branches: readonly string[]): string {
  return `(?:${branches.filter((branch) => branch !== '').join('|')})`
}

function classSource({ negated, ranges }: Extract<GlobToken, { kind: 'class' }>): string {
  const inside = ranges.map(([from, to]) => `${quoteInClass(from)}-${quoteInClass(to)}`).join('')
  return negated ? `[^/${inside}]` : `[${inside}]`
}

function quote(char: string): string {
  return /[\^$\\.*+?()[\]{}|/]/.test(char) ? `\\${char}` : char
}

function quoteInClass(char: string): string {
  return char === '-' ? '\\-' : quote(char)
}
