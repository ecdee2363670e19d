import type { GrepDetails } from '../../../spec/schema/tools.ts'
import { OUTPUT_LIMITS } from '../../text/limits.ts'
import type { Units } from '../../units.ts'
import { type ToolResult, textResult } from '../tool.ts'
import type { FirstMatches } from './first-matches.ts'

/** Files named in a notice at most; of more only the number is told. */
const MOST_NAMED = 10

/** What was found. `unsearched`: names of files and directories that could not be searched. */
export interface Found extends FirstMatches {
  readonly limit: number
  readonly unsearched: readonly string[]
}

/** See {@link buildGrepAnswer}. */
export type GrepAnswer = (found: Found) => ToolResult

/**
 * The lines that were found, cut to 50 KB, and in one bracket what is not shown and why.
 * Area: GREP.
 */
export function buildGrepAnswer(units: Units): GrepAnswer {
  return ({ shown, more, limit, unsearched }) => {
    const kept = units.truncateHead(shown.text.join('\n'), {
      maxLines: Number.MAX_SAFE_INTEGER,
      maxBytes: OUTPUT_LIMITS.maxBytes,
    })
    const truncation = { ...kept, totalLines: shown.lines, totalBytes: Math.max(0, shown.bytes - 1) }
    const notices = [
      ...(more ? [`${limit} matches limit reached. Use limit=${limit * 2} for more, or refine pattern`] : []),
      ...(kept.truncated ? [`${units.formatSize(OUTPUT_LIMITS.maxBytes)} limit reached`] : []),
      ...(shown.cut ? ['Some lines truncated to 500 chars. Use read tool to see full lines'] : []),
      ...(unsearched.length > 0 ? [namesOf(unsearched)] : []),
    ]
    const details: GrepDetails = {
      ...(more ? { matchLimitReached: limit } : {}),
      ...(kept.truncated ? { truncation } : {}),
      ...(shown.cut ? { linesTruncated: true } : {}),
    }
    const text = shown.matches === 0 ? 'No matches found' : kept.content
    return textResult(
      notices.length === 0 ? text : `${text}\n\n[${notices.join('. ')}]`,
      Object.keys(details).length === 0 ? {} : { details },
    )
  }
}

function namesOf(unsearched: readonly string[]): string {
  const rest = unsearched.length - MOST_NAMED
  return `Could not be searched: ${unsearched.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
