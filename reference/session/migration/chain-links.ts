import type { ChainLink } from './migrate.ts'

/** Gives the entries of a version 1 file their places in one chain, line by line. Rules: MIG. */
export interface ChainLinks {
  /** Counts a line that holds an object; the header is line 0. `id` is missing for what is no entry. */
  next(value: Readonly<Record<string, unknown>>, id: string | undefined): ChainLink | undefined
}

/** `firstKeptEntryIndex` counts object lines; a number that names no earlier entry, nor its own, keeps nothing. */
export function createChainLinks(): ChainLinks {
  /** Ids by line; the header has none. */
  const ids: (string | undefined)[] = [undefined]
  let previous: string | null = null
  return {
    next(value, id) {
      ids.push(id)
      if (id === undefined) return undefined
      const parentId = previous
      previous = id
      const kept = value['firstKeptEntryIndex']
      const firstKept = typeof kept === 'number' ? ids[kept] : value['firstKeptEntryId']
      return firstKept === undefined ? { id, parentId } : { id, parentId, firstKept }
    },
  }
}
