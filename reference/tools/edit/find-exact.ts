/**
 * Every place where `wanted` stands in `text`, overlapping ones too, in ascending order; at most `most` of them.
 * A place that would split a surrogate pair is none.
 * Area: EDIT.
 */
export function findExact(text: string, wanted: string, most = Number.POSITIVE_INFINITY): number[] {
  const places: number[] = []
  if (wanted === '') return places
  for (let at = text.indexOf(wanted); at !== -1 && places.length < most; at = text.indexOf(wanted, at + 1)) {
    if (!splitsPair(text, at) && !splitsPair(text, at + wanted.length)) places.push(at)
  }
  return places
}

function splitsPair(text: string, at: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(at - 1, 0), at + 1))
}
