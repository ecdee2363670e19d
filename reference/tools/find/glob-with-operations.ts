import { posix } from 'node:path'
import type { Units } from '../../units.ts'
import { ToolError, type ToolOperations, type ToolResult } from '../tool.ts'

/** What operations are asked to leave out: they know of no ignore files. */
const LEFT_OUT = ['**/node_modules/**', '**/.git/**']

/**
 * Finds with the operations that were supplied. They match the glob, and are asked for one path more than the limit, which tells
 * whether there are more.
 *
 * @throws ToolError when the directory does not exist
 * Area: FIND.
 */
export async function globWithOperations(
  { pattern, root, limit }: { readonly pattern: string; readonly root: string; readonly limit: number },
  operations: ToolOperations,
  units: Units,
): Promise<ToolResult> {
  if (!(await operations.exists(root))) throw new ToolError(`Path not found: ${root}`)
  const paths = await operations.glob(pattern, root, { ignore: LEFT_OUT, limit: limit + 1 })
  const listing = units.collectListing()
  for (const path of paths.slice(0, limit)) listing.add(units.listedName(relative(path, root)))
  const notice = `${limit} results limit reached`
  return units.answerListing(listing, {
    empty: 'No files found matching pattern',
    limited: paths.length > limit ? { notice, details: { resultLimitReached: limit } } : undefined,
  })
}

/** A slash at the end, which says that it is a directory, stays. */
function relative(path: string, root: string): string {
  if (!posix.isAbsolute(path)) return path
  const inside = posix.relative(root, path)
  return path.endsWith('/') && !inside.endsWith('/') ? `${inside}/` : inside
}
