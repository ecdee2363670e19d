import type { LsInput } from '../../../spec/schema/tools.ts'
import type { Host } from '../../host/host.ts'
import type { Units } from '../../units.ts'
import { untilAborted } from '../abort.ts'
import { type RunTool, type ToolContext, ToolError, type ToolResult } from '../tool.ts'
import { type DirectorySource, directorySource, type SourceName } from './directory-source.ts'

const USUAL_LIMIT = 500

/**
 * Lists a directory: one name a line, with `/` after directories and links to directories, 500 names or `limit` at most and 50 KB.
 *
 * @throws ToolError when the path does not exist, is no directory or cannot be read, or aborted (at once)
 * Area: LS.
 */
export function buildLs(units: Units, host: Host): RunTool<LsInput> {
  return (input, context) => untilAborted(list(input, context, units, host), context.signal)
}

async function list(input: LsInput, context: ToolContext, units: Units, host: Host): Promise<ToolResult> {
  const path = await units.resolvePath(input.path || '.', context)
  const limit = units.listingLimit(input.limit, USUAL_LIMIT)
  const source = directorySource(context.operations, host)
  const names = units.sortNames(await namesIn(path, source))
  const listing = units.collectListing()
  for (const entry of names.slice(0, limit)) {
    listing.add(units.listedName(entry.name + (await suffixOf(entry, path, source))))
  }
  return units.answerListing(listing, {
    empty: '(empty directory)',
    limited: names.length > limit ? limited(limit) : undefined,
  })
}

function limited(limit: number): { notice: string; details: Record<string, number> } {
  return {
    notice: `${limit} entries limit reached. Use limit=${limit * 2} for more`,
    details: { entryLimitReached: limit },
  }
}

async function namesIn(path: string, source: DirectorySource): Promise<readonly SourceName[]> {
  if (!(await source.exists(path))) throw new ToolError(`Path not found: ${path}`)
  if (!(await source.isDirectory(path))) throw new ToolError(`Not a directory: ${path}`)
  try {
    return await source.names(path)
  } catch (error) {
    throw new ToolError(`Cannot read directory: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A name that cannot be looked up is listed all the same: it is there. */
async function suffixOf(
  { name, directory }: SourceName,
  path: string,
  source: DirectorySource,
): Promise<string> {
  const known = directory ?? (await source.isDirectory(source.join(path, name)).catch(() => false))
  return known ? '/' : ''
}
