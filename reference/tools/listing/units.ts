import type { UnitFactories } from '../../units.ts'
import { type AnswerListing, buildAnswerListing } from './answer-listing.ts'
import { buildCollectListing, type CollectListing } from './collect-listing.ts'
import { type ListedName, listedName } from './listed-name.ts'
import { type ListingLimit, listingLimit } from './listing-limit.ts'

/** What the tools share that answer with a list of names. */
export interface ListingUnits {
  listingLimit: ListingLimit
  listedName: ListedName
  collectListing: CollectListing
  answerListing: AnswerListing
}

export const listingUnits: UnitFactories<ListingUnits> = {
  listingLimit: () => listingLimit,
  listedName: () => listedName,
  collectListing: buildCollectListing,
  answerListing: buildAnswerListing,
}
