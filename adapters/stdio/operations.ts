import type { Static } from '@sinclair/typebox'
import type { Bytes, ReverseMethods } from '../../spec/schema/protocol.ts'
import { RpcFailure } from './failures.ts'
import type { Call } from './handlers.ts'

/** What takes the place of the disk and the shell. Paths are absolute; a failure is an error with the system's `code`. */
export interface Operations {
  access(path: string): Promise<void>
  readFile(path: string): Promise<Buffer>
  writeFile(path: string, content: string): Promise<void>
  mkdir(path: string): Promise<void>
  exists(path: string): Promise<boolean>
  stat(path: string): Promise<{ isDirectory(): boolean }>
  /** Names in a directory. */
  readdir(path: string): Promise<string[]>
  /** Paths that match, relative to `cwd` or absolute. */
  glob(pattern: string, cwd: string, options: GlobOptions): Promise<string[]>
  /** The lines that match at or below a path, and those around them, in any order of files. */
  grep(search: GrepRequest): Promise<{ lines: ResultOfGrep['lines'] }>
  /** `timeout` is in seconds. When it stopped because of the signal it rejects with the message `aborted`. */
  exec(command: string, cwd: string, options: ExecOptions): Promise<{ exitCode: number | null }>
}

/** `ignore`: globs of what is left out; `limit`: number of paths at most. */
export interface GlobOptions {
  readonly ignore: string[]
  readonly limit: number
}

/** `path` is absolute; `context`: lines around a match; `limit`: number of matches at most. */
export type GrepRequest = Omit<
  Static<(typeof ReverseMethods)['operation/grep']['params']>,
  'call' | 'glob'
> & {
  readonly glob?: string | undefined
}
type ResultOfGrep = Static<(typeof ReverseMethods)['operation/grep']['result']>

export interface ExecOptions {
  readonly onData: (chunk: Buffer) => void
  readonly signal?: AbortSignal | undefined
  readonly timeout?: number | undefined
}

/**
 * Operations that the harness carries out, in the shape in which the tools of pi and of the reference accept them.
 *
 * @param label comes back to the harness with every request of one tool call
 */
export function harnessOperations(send: Call, label: string): Operations {
  const call = label
  return {
    access: (path) => done(send('operation/access', { call, path })),
    readFile: async (path) => decode(await failing(send('operation/readFile', { call, path }))),
    writeFile: (path, content) => done(send('operation/writeFile', { call, path, content })),
    mkdir: (path) => done(send('operation/mkdir', { call, path })),
    exists: async (path) => (await failing(send('operation/exists', { call, path }))).exists,
    async stat(path) {
      const { directory } = await failing(send('operation/stat', { call, path }))
      return { isDirectory: () => directory }
    },
    readdir: async (path) => (await failing(send('operation/readdir', { call, path }))).names,
    glob: async (pattern, cwd, { ignore, limit }) =>
      (await failing(send('operation/glob', { call, pattern, cwd, ignore, limit }))).paths,
    grep: ({ glob, ...search }) =>
      failing(send('operation/grep', { call, ...search, ...(glob === undefined ? {} : { glob }) })),
    async exec(command, cwd, { onData, signal, timeout }) {
      const params = { call, command, cwd, ...(timeout === undefined ? {} : { timeout }) }
      const onProgress = (chunk: unknown) => onData(decode(chunk as Bytes))
      try {
        return await failing(send('operation/exec', params, signal ? { onProgress, signal } : { onProgress }))
      } catch (reason) {
        throw signal?.aborted ? new Error('aborted') : reason
      }
    },
  }
}

function decode({ base64 }: Bytes): Buffer {
  return Buffer.from(base64, 'base64')
}

async function done(answer: Promise<unknown>): Promise<void> {
  await failing(answer)
}

/** Turns an error answer into the error that a file system would throw, with the system's code. */
async function failing<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer
  } catch (reason) {
    if (!(reason instanceof RpcFailure)) throw reason
    throw Object.assign(new Error(reason.message), systemCode(reason.data))
  }
}

function systemCode(data: unknown): { code?: string } {
  if (typeof data !== 'object' || data === null || !('code' in data)) return {}
  return typeof data.code === 'string' ? { code: data.code } : {}
}
