import type { Replacement } from '../../../spec/schema/tools.ts'
import type { Units } from '../../units.ts'
import { ToolError } from '../tool.ts'
import type { FoldedText } from './fold-typography.ts'

/** Where a replacement goes: from `start` up to `end` of the text searched. */
export interface LocatedEdit {
  /** Its place in the list of the call. */
  readonly index: number
  readonly start: number
  readonly end: number
  readonly newText: string
}

/** See {@link buildLocateEdits}. */
export type LocateEdits = (path: string, text: string, edits: readonly Replacement[]) => LocatedEdit[]

/**
 * Finds the one place of each replacement, all in the same text: exactly, and where that fails with typography folded.
 * Each edit is first looked for exactly by itself; the others are not affected by one that needs folding.
 *
 * @param path as the model gave it, for messages
 * @param text with LF as the only line end
 * @returns the places in the order of the text
 * @throws ToolError when an `oldText` is empty, not found, found more than once (overlapping places count), or two overlap
 * Area: EDIT.
 */
export function buildLocateEdits(units: Units): LocateEdits {
  return (path, text, edits) => {
    const name = (index: number) => (edits.length === 1 ? 'oldText' : `edits[${index}].oldText`)
    edits.forEach(({ oldText }, index) => {
      if (oldText === '') throw new ToolError(`${name(index)} must not be empty in ${path}.`)
    })
    const located = edits.map(({ oldText, newText }, index) => {
      const places = findPlaces(text, oldText.replace(/\r\n?/g, '\n'), units)
      const [place] = places
      if (place === undefined) throw new ToolError(notFound(path, index, edits.length))
      if (places.length > 1) throw new ToolError(notUnique(path, index, edits.length, places.length))
      return { index, ...place, newText }
    })
    located.sort((left, right) => left.start - right.start)
    located.forEach((edit, at) => {
      const before = located[at - 1]
      if (before !== undefined && edit.start < before.end) {
        throw new ToolError(
          `edits[${before.index}] and edits[${edit.index}] overlap in ${path}. Merge them into one edit or target disjoint regions.`,
        )
      }
    })
    return located
  }
}

function findPlaces(text: string, wanted: string, units: Units): { start: number; end: number }[] {
  const exact = units.findExact(text, wanted)
  if (exact.length > 0) return exact.map((start) => ({ start, end: start + wanted.length }))
  const folded = units.foldTypography(text)
  const plain = units.foldTypography(wanted).text
  // What folds to nothing but line ends is blank: it has no place of its own.
  if (plain.trim() === '') return []
  // Blanks that end the wanted text stand for the end of a line: `key ` is not the start of `keys`.
  const endsLine = !plain.endsWith('\n') && wanted !== wanted.trimEnd()
  const places = units
    .findExact(folded.text, plain)
    .filter((start) => !endsLine || (folded.text[start + plain.length] ?? '\n') === '\n')
    .filter((start) => !isWithin(folded.offsets, start) && !isWithin(folded.offsets, start + plain.length))
  return places.map((start) => ({
    start: folded.offsets[start] ?? text.length,
    end: endInOriginal(folded, start + plain.length, text, plain),
  }))
}

/** Does the offset stand within a character that was composed? */
function isWithin(offsets: Uint32Array, at: number): boolean {
  return at > 0 && offsets[at] === offsets[at - 1]
}

/** A match that ends within a line leaves the blanks behind it; one that ends with its line takes only what it names. */
function endInOriginal({ offsets, composed }: FoldedText, end: number, text: string, plain: string): number {
  if (plain.endsWith('\n')) return offsets[end] ?? text.length
  const last = offsets[end - 1] ?? text.length - 1
  return last + (composed.get(last) ?? 1)
}

function notFound(path: string, index: number, count: number): string {
  return count === 1
    ? `Could not find the exact text in ${path}. The old text must match exactly including all whitespace and newlines.`
    : `Could not find edits[${index}] in ${path}. The oldText must match exactly including all whitespace and newlines.`
}

function notUnique(path: string, index: number, count: number, places: number): string {
  const what = count === 1 ? 'the text' : `edits[${index}]`
  const rule = count === 1 ? 'The text must be unique.' : 'Each oldText must be unique.'
  return `Found ${places} occurrences of ${what} in ${path}. ${rule} Please provide more context to make it unique.`
}
