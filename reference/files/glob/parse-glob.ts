/** A glob that cannot be understood; the message says where and why. */
export class GlobError extends Error {
  override readonly name = 'GlobError'
}

/** A piece of a glob. The three `recursive` ones stand for `**` between slashes, at the start and at the end. */
export type GlobToken =
  | { readonly kind: 'literal'; readonly char: string }
  | { readonly kind: 'one' }
  | { readonly kind: 'any' }
  | { readonly kind: 'recursive-prefix' }
  | { readonly kind: 'recursive-suffix' }
  | { readonly kind: 'recursive-between' }
  | {
      readonly kind: 'class'
      readonly negated: boolean
      readonly ranges: readonly (readonly [string, string])[]
    }
  | { readonly kind: 'alternatives'; readonly branches: readonly (readonly GlobToken[])[] }

/**
 * Takes a glob apart: `*` and `?` (no slash), `**` for any number of directories, `[ab]`, `[a-z]`, `[!a]`, `[^a]`,
 * `{one,two}` (not nested), and `\` before a character that is meant as itself. Inside of `[]` a backslash is itself.
 *
 * @throws GlobError when a bracket or a brace is not closed, a range runs backwards, braces are nested or nothing follows a `\`
 */
export function parseGlob(glob: string): readonly GlobToken[] {
  const parser = new GlobParser(Array.from(glob))
  return parser.parse()
}

class GlobParser {
  readonly #chars: readonly string[]
  #at = 0
  #tokens: GlobToken[] = []
  /** The branches so far, and what stood before the brace; undefined outside of braces. */
  #open: { readonly before: GlobToken[]; readonly branches: GlobToken[][] } | undefined

  constructor(chars: readonly string[]) {
    this.#chars = chars
  }

  parse(): readonly GlobToken[] {
    for (let char = this.#next(); char !== undefined; char = this.#next()) this.#take(char)
    if (this.#open) throw new GlobError("unclosed '{'; '}' is missing")
    return this.#tokens
  }

  #take(char: string): void {
    if (char === '?') this.#tokens.push({ kind: 'one' })
    else if (char === '*') this.#takeStar()
    else if (char === '[') this.#takeClass()
    else if (char === '{') this.#openBrace()
    else if (char === '}') this.#closeBrace()
    else if (char === ',' && this.#open) this.#nextBranch(this.#open)
    else this.#tokens.push({ kind: 'literal', char: char === '\\' ? this.#escaped() : char })
  }

  #escaped(): string {
    const char = this.#next()
    if (char === undefined) throw new GlobError("nothing follows the last '\\'")
    return char
  }

  #takeStar(): void {
    const before = this.#chars[this.#at - 2]
    if (this.#peek() !== '*') return void this.#tokens.push({ kind: 'any' })
    this.#at += 1
    const after = this.#peek()
    if (this.#tokens.length === 0) {
      if (after !== undefined && after !== '/') return this.#twoStars()
      this.#at += 1
      return void this.#tokens.push({ kind: 'recursive-prefix' })
    }
    const starts = before === '/' || (this.#open && (before === ',' || before === '{'))
    const ends = after === undefined || (this.#open && (after === ',' || after === '}'))
    if (!starts || !(ends || after === '/')) return this.#twoStars()
    if (after === undefined || after === '/') this.#at += 1
    const last = this.#tokens.pop()
    if (last?.kind === 'recursive-prefix' || last?.kind === 'recursive-suffix') this.#tokens.push(last)
    else this.#tokens.push({ kind: ends ? 'recursive-suffix' : 'recursive-between' })
  }

  /** Stars that do not stand alone between slashes are as good as one. */
  #twoStars(): void {
    this.#tokens.push({ kind: 'any' })
  }

  #takeClass(): void {
    const negated = this.#peek() === '!' || this.#peek() === '^'
    if (negated) this.#at += 1
    const ranges: [string, string][] = []
    for (let first = true; ; first = false) {
      const char = this.#next()
      if (char === undefined) throw new GlobError("unclosed '['; ']' is missing")
      if (char === ']' && !first) break
      const until = this.#chars[this.#at + 1]
      if (this.#peek() !== '-' || until === undefined || until === ']') ranges.push([char, char])
      else {
        if (until < char) throw new GlobError(`the range '${char}-${until}' runs backwards`)
        ranges.push([char, until])
        this.#at += 2
      }
    }
    this.#tokens.push({ kind: 'class', negated, ranges })
  }

  #openBrace(): void {
    if (this.#open) throw new GlobError('braces inside of braces')
    this.#open = { before: this.#tokens, branches: [] }
    this.#tokens = []
  }

  #nextBranch(open: { readonly branches: GlobToken[][] }): void {
    open.branches.push(this.#tokens)
    this.#tokens = []
  }

  #closeBrace(): void {
    if (!this.#open) return void this.#tokens.push({ kind: 'literal', char: '}' })
    const { before, branches } = this.#open
    branches.push(this.#tokens)
    this.#tokens = [...before, { kind: 'alternatives', branches }]
    this.#open = undefined
  }

  #peek(): string | undefined {
    return this.#chars[this.#at]
  }

  #next(): string | undefined {
    const char = this.#chars[this.#at]
    this.#at += 1
    return char
  }
}
