import type { CallSession, ToolOptions } from '../../spec/schema/protocol.ts'

/** One block of an answer. */
export type Block = TextBlock | ImageBlock

export interface TextBlock {
  readonly type: 'text'
  readonly text: string
}

export interface ImageBlock {
  readonly type: 'image'
  /** base64 */
  readonly data: string
  readonly mimeType: string
}

/** What a tool answers. `details` are for programs that show the call, `structuredContent` for scripts. */
export interface ToolResult {
  readonly isError: boolean
  readonly content: readonly Block[]
  readonly details?: unknown
  readonly structuredContent?: unknown
}

/** What is known while a tool still runs. */
export interface ToolUpdate {
  readonly content: readonly Block[]
  readonly details?: unknown
}

/** Takes the place of the disk and the shell. Paths are absolute; a failure is an error with a system `code` such as `EACCES`. */
export interface ToolOperations {
  access(path: string): Promise<void>
  readFile(path: string): Promise<Uint8Array>
  writeFile(path: string, content: string): Promise<void>
  mkdir(path: string): Promise<void>
  exists(path: string): Promise<boolean>
  stat(path: string): Promise<{ isDirectory(): boolean }>
  /** Names in a directory. */
  readdir(path: string): Promise<string[]>
  /** Paths that match, relative to `cwd` or absolute. `ignore`: globs of what is left out; `limit`: number of paths at most. */
  glob(pattern: string, cwd: string, options: { ignore: string[]; limit: number }): Promise<string[]>
  /** The lines that match at or below a path, and those around them, in any order of files. */
  grep(search: GrepRequest): Promise<{ lines: readonly GrepLine[] }>
  exec(command: string, cwd: string, options: ExecOptions): Promise<{ exitCode: number | null }>
}

/** What `grep` looks for. `path` is absolute; `context`: lines around a match; `limit`: number of matches at most. */
export interface GrepRequest {
  readonly path: string
  readonly pattern: string
  readonly glob?: string | undefined
  readonly ignoreCase: boolean
  readonly literal: boolean
  readonly context: number
  readonly limit: number
}

/** A line that `grep` found. */
export interface GrepLine {
  /** Of the file, relative to the path that was searched; when that is a file, its name. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Without its line end. Of a very long line at least as much as is shown. */
  readonly text: string
  /** Does it match, or does it stand near a line that does? */
  readonly match: boolean
}

/** `timeout` is in seconds. */
export interface ExecOptions {
  readonly onData: (chunk: Uint8Array) => void
  readonly signal?: AbortSignal | undefined
  readonly timeout?: number | undefined
  readonly env?: Record<string, string> | undefined
}

/** Where and how a call runs. */
export interface ToolContext {
  /** Absolute path of the working directory. */
  readonly cwd: string
  readonly signal?: AbortSignal | undefined
  readonly onUpdate?: ((update: ToolUpdate) => void) | undefined
  readonly operations?: ToolOperations | undefined
  readonly session?: CallSession | undefined
  readonly options?: ShellToolOptions | undefined
}

/** How a shell tool is made. The hook may change what is about to be started. */
export interface ShellToolOptions extends Omit<ToolOptions, 'spawnHook'> {
  readonly spawnHook?: ((context: SpawnContext) => SpawnContext) | undefined
}

/** What a shell tool is about to start. */
export interface SpawnContext {
  command: string
  cwd: string
  env: Record<string, string | undefined>
}

/** Runs one tool with arguments that have been checked. Rejects with an error whose message becomes the answer. */
export type RunTool<Input> = (input: Input, context: ToolContext) => Promise<ToolResult>

/** A failure that the model is told in these words. */
export class ToolError extends Error {
  override readonly name = 'ToolError'
}

/** An answer of one text. */
export function textResult(text: string, more: Partial<ToolResult> = {}): ToolResult {
  return { isError: false, content: [{ type: 'text', text }], ...more }
}
