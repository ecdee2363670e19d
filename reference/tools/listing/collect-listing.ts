import { OUTPUT_LIMITS, type Truncation } from '../../text/limits.ts'
import type { Units } from '../../units.ts'

/** Lines that are listed one by one. */
export interface Listing {
  /** Takes a line; those that will not be shown are counted only. */
  add(line: string): void
  readonly count: number
  /** The lines that fit in 50 KB; `truncation`: what all would have been, when some do not. */
  finish(): { readonly text: string; readonly truncation: Truncation | undefined }
}

/** See {@link buildCollectListing}. */
export type CollectListing = () => Listing

/**
 * Collects the lines of a listing, in memory no more than about what is shown. There is no limit for lines: the tools have their own.
 *
 * Areas: LS, FIND.
 */
export function buildCollectListing(units: Units): CollectListing {
  return () => {
    const kept: string[] = []
    let count = 0
    // With a line feed after each line, so one more than the lines joined have.
    let bytes = 0
    return {
      add(line) {
        // The first line that does not fit is kept, so that the cut sees that there was more.
        if (bytes - 1 <= OUTPUT_LIMITS.maxBytes) kept.push(line)
        count += 1
        bytes += units.utf8Length(line) + 1
      },
      get count() {
        return count
      },
      finish() {
        const limits = { ...OUTPUT_LIMITS, maxLines: Number.MAX_SAFE_INTEGER }
        const cut = units.truncateHead(kept.join('\n'), limits)
        const truncation = { ...cut, totalLines: count, totalBytes: bytes - 1 }
        return { text: cut.content, truncation: cut.truncated ? truncation : undefined }
      },
    }
  }
}
