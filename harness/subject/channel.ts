/** How an instance ended. `code` is null when a signal ended it; both are null for a worker thread that was terminated. */
export interface Ended {
  readonly code: number | null
  readonly signal: string | null
}

/** A two-way stream of lines to one running instance of a subject; each line is one JSON text. */
export interface Channel {
  /** Process id; undefined for a worker thread. */
  readonly pid: number | undefined
  readonly ended: Promise<Ended>
  /** Sends one line; never throws, whatever became of the instance. */
  send(line: string): void
  /** Asks the instance to end, by closing its input. */
  close(): void
  /** Ends the instance, and all that it started in its group, by force. */
  kill(): Promise<void>
  /** The end of what the instance wrote to stderr. */
  stderr(): string
}

export interface ChannelListener {
  line(text: string): void
  /** The stream itself is broken: `code` such as `line-too-long`. */
  fault(code: string, message: string): void
}
