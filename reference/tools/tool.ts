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
  exec(command: string, cwd: string, options: ExecOptions): Promise<{ exitCode: number | null }>
}

/** `timeout` is in seconds. */
export interface ExecOptions {
  readonly onData: (chunk: Uint8Array) => void
  readonly signal?: AbortSignal | undefined
  readonly timeout?: number | undefined
}

/** Where and how a call runs. */
export interface ToolContext {
  /** Absolute path of the working directory. */
  readonly cwd: string
  readonly signal?: AbortSignal | undefined
  readonly onUpdate?: ((update: ToolUpdate) => void) | undefined
  readonly operations?: ToolOperations | undefined
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
