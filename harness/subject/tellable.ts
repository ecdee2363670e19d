/** Lists and objects that may stand one in the other in a message: far beyond any answer, and far below what a stack bears. */
export const MAX_DEPTH = 500

/**
 * Says why a parsed value cannot be recorded and compared as it was received, or undefined when it can. A number beyond the range of
 * doubles would turn into null, and pass for it.
 */
export function untellable(value: unknown): string | undefined {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return `It is nested more than ${MAX_DEPTH} levels deep.`
    const below: unknown[] = []
    for (const item of level) {
      if (typeof item === 'number' && !Number.isFinite(item))
        return 'It holds a number beyond the range of doubles.'
      if (typeof item === 'object' && item !== null)
        for (const inner of Object.values(item)) below.push(inner)
    }
    level = below
  }
  return undefined
}
