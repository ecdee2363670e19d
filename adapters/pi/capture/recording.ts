/** One golden session to be: what a script hands out. */
export interface Recording {
  /** Name of its folder below `golden-sessions/`. */
  readonly name: string
  /** Path of the session file, as pi knows it. */
  readonly file: string
  /** What it shows, in a few sentences. */
  readonly shows: string
  /** Areas of the rules that it is about. */
  readonly areas: readonly string[]
  /** Entries to answer for, besides the leaf and the ends of all branches. */
  readonly at?: readonly string[]
}

/** Drives pi's session manager; the same calls every time. */
export type Script = () => readonly Recording[]
