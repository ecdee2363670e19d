import { posix, win32 } from 'node:path'
import type { WriteInput } from '../../../spec/schema/tools.ts'
import type { Host } from '../../host/host.ts'
import type { Units } from '../../units.ts'
import { checkAborted } from '../abort.ts'
import { type RunTool, ToolError, textResult } from '../tool.ts'

/**
 * Writes a whole file: missing directories are made, what was there is replaced as a whole or not at all, symbolic links are
 * followed and the file keeps its mode. Runs in the file's queue. Once writing has begun it is finished even when aborted: the answer must say
 * what is on the disk.
 *
 * @throws ToolError for a path that ends in a slash; the system's error when writing fails
 * Area: WRITE.
 */
export function buildWrite(units: Units, host: Host): RunTool<WriteInput> {
  const { dirname } = host.platform === 'win32' ? win32 : posix
  return async (input, context) => {
    if (/[/\\]$/.test(input.path) && (host.platform === 'win32' || input.path.endsWith('/'))) {
      throw new ToolError(`Cannot write ${input.path}: a path that ends with a slash names a directory.`)
    }
    const write = context.operations?.writeFile ?? units.replaceFile
    const mkdir = context.operations?.mkdir ?? ((directory) => host.fs.mkdir(directory))
    const resolved = units.resolvePath(input.path, context)
    await units.withFileMutation(
      resolved,
      async () => {
        const path = await resolved
        await mkdir(dirname(path))
        checkAborted(context.signal)
        await write(path, input.content)
      },
      context.signal,
    )
    return textResult(`Successfully wrote to ${input.path}`)
  }
}
