/** See {@link listingLimit}. */
export type ListingLimit = (asked: number | undefined, usual: number) => number

/**
 * How many lines a listing may have: what was asked for without a fraction, and at least 1, since a listing of nothing would look
 * like an empty directory.
 *
 * Areas: LS, FIND.
 */
export function listingLimit(asked: number | undefined, usual: number): number {
  return Math.max(1, Math.floor(asked ?? usual))
}
