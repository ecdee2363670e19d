import type { FindInput } from '../../../spec/schema/tools.ts'
import type { Host } from '../../host/host.ts'
import type { Units } from '../../units.ts'
import { checkAborted, untilAborted } from '../abort.ts'
import { type RunTool, type ToolContext, ToolError, type ToolResult } from '../tool.ts'
import { globWithOperations } from './glob-with-operations.ts'

const USUAL_LIMIT = 1000

/**
 * Finds files and directories by a glob: one path a line, relative to the directory that is searched, with `/` after directories,
 * sorted by path, 1000 paths or `limit` at most and 50 KB. What ignore files leave out is not found.
 *
 * @throws ToolError when the path does not exist, is no directory or cannot be read, when the pattern is no glob, or
 * aborted (at once)
 * Area: FIND.
 */
export function buildFind(units: Units, host: Host): RunTool<FindInput> {
  return (input, context) => untilAborted(find(input, context, units, host), context.signal)
}

async function find(input: FindInput, context: ToolContext, units: Units, host: Host): Promise<ToolResult> {
  const root = await units.resolvePath(input.path || '.', context)
  const limit = units.listingLimit(input.limit, USUAL_LIMIT)
  const { operations, signal } = context
  if (operations) return globWithOperations({ pattern: input.pattern, root, limit }, operations, units)
  const matches = units.findPattern(input.pattern, { root, platform: host.platform })
  await checkDirectory(root, host)
  const listing = units.collectListing()
  let more = false
  await walk(root, units, {
    signal,
    visit: (entry) => {
      if (!matches(entry)) return true
      more = listing.count === limit
      if (!more) listing.add(units.listedName(entry.directory ? `${entry.path}/` : entry.path))
      return !more
    },
  })
  checkAborted(signal)
  return units.answerListing(listing, { empty: NOTHING, limited: more ? limited(limit) : undefined })
}

const NOTHING = 'No files found matching pattern'

function limited(limit: number): { notice: string; details: Record<string, number> } {
  return {
    notice: `${limit} results limit reached. Use limit=${limit * 2} for more, or refine pattern`,
    details: { resultLimitReached: limit },
  }
}

async function checkDirectory(path: string, host: Host): Promise<void> {
  const stat = await host.fs.stat(path).catch(() => undefined)
  if (stat === undefined) throw new ToolError(`Path not found: ${path}`)
  if (stat.kind !== 'directory') throw new ToolError(`Not a directory: ${path}`)
}

async function walk(root: string, units: Units, options: Parameters<Units['walkTree']>[1]): Promise<void> {
  try {
    await units.walkTree(root, options)
  } catch (error) {
    throw new ToolError(`Cannot read directory: ${error instanceof Error ? error.message : String(error)}`)
  }
}
