/** Programs that the reference uses, and that come with the place it runs in. */
export interface Programs {
  /**
   * Starts ripgrep.
   *
   * @param args arguments, the user's own configuration not counted
   * @param cwd absolute path
   * @throws Error when there is no ripgrep, or it could not be started
   */
  ripgrep(args: readonly string[], options: { cwd: string; env: Record<string, string> }): Promise<SearchRun>
}

/** A program that searches and puts out what it finds. */
export interface SearchRun {
  readonly output: AsyncIterable<Uint8Array>
  /** Settles when the program has ended: its exit code, null when it was stopped, and the first 64 KiB of what it complained of. */
  readonly ended: Promise<{ code: number | null; complaints: string }>
  /** Ends it by force; never throws when it has ended already. */
  stop(): void
}
