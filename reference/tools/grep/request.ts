import type { GrepInput } from '../../../spec/schema/tools.ts'
import type { GrepRequest } from '../tool.ts'

const DEFAULT_LIMIT = 100

/** See {@link readGrepRequest}. */
export type ReadGrepRequest = typeof readGrepRequest

/**
 * What a search is asked for, with numbers in order: the limit is a whole number of at least 1, 100 when missing, the context one
 * of at least 0.
 *
 * Area: GREP.
 */
export function readGrepRequest(input: GrepInput, path: string): GrepRequest {
  const { pattern, glob, ignoreCase = false, literal = false, context = 0, limit = DEFAULT_LIMIT } = input
  return {
    path,
    pattern,
    ignoreCase,
    literal,
    context: Math.max(0, Math.floor(context)),
    limit: Math.max(1, Math.floor(limit)),
    ...(glob ? { glob } : {}),
  }
}
