import type { GrepInput } from '../../../spec/schema/tools.ts'
import type { Host } from '../../host/host.ts'
import type { Units } from '../../units.ts'
import { checkAborted, untilAborted } from '../abort.ts'
import { type GrepRequest, type RunTool, type ToolContext, ToolError, type ToolResult } from '../tool.ts'
import type { Found } from './answer.ts'

/**
 * Shows the lines of files that match a pattern, file by file in the order of paths, with lines around them when asked for.
 *
 * @throws ToolError when the path names no file or directory, cannot be read, the pattern or the glob is wrong, or aborted
 * Area: GREP.
 */
export function buildGrep(units: Units, host: Host): RunTool<GrepInput> {
  async function search(input: GrepInput, context: ToolContext): Promise<ToolResult> {
    const path = await units.resolvePath(input.path ?? '', context)
    const request = units.grepRequest(input, path)
    const found = context.operations
      ? await searchElsewhere(request, context, units)
      : await searchHere(request, await directoryOrFile(path, host), context, units)
    checkAborted(context.signal)
    return units.grepAnswer({ ...found, limit: request.limit })
  }

  return (input, context) => {
    const answer = search(input, context)
    // Operations need not know of an abort; ripgrep is ended by it, and that is waited for.
    return context.operations ? untilAborted(answer, context.signal) : answer
  }
}

async function directoryOrFile(path: string, host: Host): Promise<boolean> {
  const stat = await host.fs.stat(path).catch(() => undefined)
  if (stat === undefined) throw new ToolError(`Path not found: ${path}`)
  // What is neither may never end.
  if (stat.kind !== 'directory' && stat.kind !== 'file')
    throw new ToolError(`Cannot search ${path}: it is a ${stat.kind}, not a file or directory.`)
  await host.fs.access(path, 'read')
  return stat.kind === 'directory'
}

/**
 * Most searches find fewer matches than may be shown: all threads look for them, and they are put in order afterwards. When there
 * are more, the first ones are looked for again in the order of paths, which can end early.
 */
async function searchHere(
  request: GrepRequest,
  directory: boolean,
  context: ToolContext,
  units: Units,
): Promise<Omit<Found, 'limit'>> {
  const all = await units.searchLines(request, { directory, sorted: false, context })
  const shown = await units.allMatches(all.lines, request.limit)
  if (context.signal?.aborted) await all.stop()
  checkAborted(context.signal)
  if (shown !== undefined) return { shown, more: false, unsearched: await all.end() }
  await all.stop()
  const first = await units.searchLines(request, { directory, sorted: true, context })
  const found = await units.firstMatches(first.lines, request)
  await first.stop()
  return { ...found, unsearched: [] }
}

async function searchElsewhere(
  request: GrepRequest,
  { operations, signal }: ToolContext,
  units: Units,
): Promise<Omit<Found, 'limit'>> {
  if (operations === undefined) throw new TypeError('There are no operations to search with')
  await operations.stat(request.path).catch(() => {
    throw new ToolError(`Path not found: ${request.path}`)
  })
  checkAborted(signal)
  // One more than is shown tells whether there are more.
  const { lines } = await operations.grep({ ...request, limit: request.limit + 1 })
  const inOrder = [...lines].sort((a, b) => units.compareFiles(a.file, b.file) || a.line - b.line)
  return { ...(await units.firstMatches(inOrder, request)), unsearched: [] }
}
