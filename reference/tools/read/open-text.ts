import type { FileStat, Host } from '../../host/host.ts'
import { type ToolContext, ToolError } from '../tool.ts'

/** See {@link buildOpenText}. */
export type OpenText = (path: string, context: ToolContext) => Promise<AsyncIterable<Uint8Array>>

/**
 * The bytes of a file in pieces, up to its size at this moment; a file without a size (such as those of procfs) is read to its end.
 *
 * @throws ToolError for anything that would block or has no content: a pipe, a socket; the system's error when it
 * cannot be read, or is a directory
 * Area: READ.
 */
export function buildOpenText(host: Host): OpenText {
  return async (path, context) => open(path, context, host)
}

async function open(path: string, context: ToolContext, host: Host): Promise<AsyncIterable<Uint8Array>> {
  if (context.operations !== undefined) {
    const { operations } = context
    await operations.access(path)
    return one(await operations.readFile(path))
  }
  await host.fs.access(path, 'read')
  const stat = await host.fs.stat(path)
  if (stat.kind !== 'file' && stat.kind !== 'device') throw refusal(path, stat.kind)
  return host.fs.readChunks(path, {
    ...(stat.size > 0 ? { end: stat.size } : {}),
    ...(context.signal === undefined ? {} : { signal: context.signal }),
  })
}

function refusal(path: string, kind: FileStat['kind']): ToolError {
  if (kind === 'directory') return new ToolError('EISDIR: illegal operation on a directory, read')
  return new ToolError(`Cannot read ${path}: it is a ${kind}, not a file.`)
}

async function* one(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
