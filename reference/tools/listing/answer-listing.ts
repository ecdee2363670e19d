import { OUTPUT_LIMITS } from '../../text/limits.ts'
import type { Units } from '../../units.ts'
import { type ToolResult, textResult } from '../tool.ts'
import type { Listing } from './collect-listing.ts'

/** See {@link buildAnswerListing}. */
export type AnswerListing = (
  listing: Listing,
  options: {
    /** The answer when there is nothing to list. */
    readonly empty: string
    /** What was left out because of the limit; undefined when nothing was. */
    readonly limited: { readonly notice: string; readonly details: Record<string, number> } | undefined
  },
) => ToolResult

/**
 * The answer of a listing: its lines, and after a blank line what was left out, in brackets. Details only when something was.
 *
 * Areas: LS, FIND.
 */
export function buildAnswerListing(units: Units): AnswerListing {
  return (listing, { empty, limited }) => {
    if (listing.count === 0) return textResult(empty)
    const { text, truncation } = listing.finish()
    const notices = [
      ...(limited ? [limited.notice] : []),
      ...(truncation ? [`${units.formatSize(OUTPUT_LIMITS.maxBytes)} limit reached`] : []),
    ]
    if (notices.length === 0) return textResult(text)
    return textResult(`${text}\n\n[${notices.join('. ')}]`, {
      details: { ...limited?.details, ...(truncation ? { truncation } : {}) },
    })
  }
}
