import type { ImageCodec } from './images.ts'
import type { Programs } from './programs.ts'

/**
 * Everything that the reference may take from the world around it. Nothing else in `reference/` reads a global:
 * not the file system, not the environment, not the clock.
 */
export interface Host {
  readonly platform: NodeJS.Platform
  readonly fs: FileSystem
  readonly processes: Processes
  readonly images: ImageCodec
  readonly programs: Programs
  /** A copy of the environment that children inherit. */
  environment(): Record<string, string>
  /** Absolute path of the home directory. */
  home(): string
  /** Absolute path of the directory for temporary files. */
  temp(): string
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number
  /** Milliseconds on a clock that never jumps. */
  monotonic(): number
  /** `size` random bytes. */
  random(size: number): Uint8Array
  /** Runs `task` once after `milliseconds`, unless the returned function is called before. */
  after(milliseconds: number, task: () => void): () => void
}

export interface FileSystem {
  /** Rejects with an error that has `code` (such as `ENOENT`) as Node's `fs` does; so do all others. */
  access(path: string, mode?: 'read' | 'write' | 'read-write' | 'exists'): Promise<void>
  readFile(path: string): Promise<Uint8Array>
  /** Chunks from `start` (default 0) up to and without `end` (default: end of file). */
  readChunks(
    path: string,
    range?: { start?: number; end?: number; signal?: AbortSignal },
  ): AsyncIterable<Uint8Array>
  /** `exclusive`: fail with `EEXIST` when the file is there. `mode`: permission bits of a new file. */
  writeFile(
    path: string,
    content: string | Uint8Array,
    options?: { exclusive?: boolean; mode?: number },
  ): Promise<void>
  /**
   * Makes a new file that holds the content when the disk has it; fails with `EEXIST` when it is there. On failure there is none.
   * `like`: permission bits and owner; as for any new file when missing.
   */
  writeNewFile(
    path: string,
    content: string | Uint8Array,
    like?: Pick<FileStat, 'mode' | 'owner' | 'group'>,
  ): Promise<void>
  appendFile(path: string, content: string | Uint8Array): Promise<void>
  /** Makes a new file with these permission bits, to be written piece by piece; fails with `EEXIST` when it is there. */
  createSink(path: string, options: { mode: number }): Sink
  truncate(path: string, size: number): Promise<void>
  rename(from: string, to: string): Promise<void>
  remove(path: string): Promise<void>
  /** Makes a directory and those above it; one that is there is no failure. */
  mkdir(path: string): Promise<void>
  realpath(path: string): Promise<string>
  readlink(path: string): Promise<string>
  stat(path: string): Promise<FileStat>
  /** As `stat`, but of a link itself. */
  lstat(path: string): Promise<FileStat>
  /** What a directory holds, in no order. The path as bytes is for names that are no UTF-8. */
  readDirectory(path: string | Uint8Array): Promise<readonly DirectoryEntry[]>
}

/** One name in a directory. `kind` is that of the entry itself: a link is a link. */
export interface DirectoryEntry {
  /** Bytes that are no UTF-8 stand as U+FFFD. */
  readonly name: string
  /** The name as it is on the disk; only when it is no UTF-8. */
  readonly bytes?: Uint8Array
  readonly kind: FileStat['kind']
}

/** A file that is being written. Writes happen in the order of the calls. */
export interface Sink {
  /** Settles when the file is there. */
  readonly opened: Promise<void>
  write(pieces: readonly Uint8Array[]): Promise<void>
  close(): Promise<void>
}

/** What `stat` says of the file at the end of all links, and `lstat` of the link. */
export interface FileStat {
  readonly kind: 'file' | 'directory' | 'link' | 'device' | 'pipe' | 'socket' | 'other'
  /** Bytes. */
  readonly size: number
  readonly device: number
  readonly inode: number
  readonly links: number
  readonly mode: number
  readonly owner: number
  readonly group: number
}

export interface Processes {
  /**
   * Starts a program that leads a process group and a session of its own (where the system knows them). Without `input` its standard input is at
   * its end.
   *
   * @throws the system's error when the program or its arguments cannot be used
   */
  spawn(
    command: string,
    args: readonly string[],
    options: { cwd: string; env: Record<string, string>; input?: string | undefined },
  ): ChildProcess
}

export interface ChildProcess {
  /**
   * Called with each chunk of stdout or stderr, in the order in which they were written. While a promise that it returned
   * is pending, no more is read and the program may have to wait.
   */
  onOutput(listener: (chunk: Uint8Array) => void | Promise<void>): void
  /** Resolves when the program itself has ended; rejects when it could not be started. */
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Ends every process of the group (on Windows: the process and everything below it) by force. Never rejects. */
  kill(): Promise<void>
  /** Resolves when no process holds the output any more. */
  readonly closed: Promise<void>
  /** Stops listening to output, and lets background processes go on writing to nowhere. */
  detach(): void
}
