/** Characters of a long value that a report shows around the first difference. */
const WINDOW = 1500

/**
 * Shortens two values so that a report stays readable: long texts are cut to a window around their first difference,
 * and say how much was left out. Short values, and values that are not text, come back as they are.
 */
export function clip(expected: unknown, received: unknown): { expected: unknown; received: unknown } {
  const texts = [text(expected), text(received)] as const
  if (texts.every((value) => value.length <= 2 * WINDOW)) {
    return { expected: expected ?? null, received: received === undefined ? null : received }
  }
  const start = Math.max(0, firstDifference(...texts) - WINDOW / 2)
  const [shownExpected, shownReceived] = texts.map((value) => window(value, start))
  return { expected: shownExpected, received: shownReceived }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, undefined, 2) ?? 'nothing')
}

function firstDifference(a: string, b: string): number {
  if (a === b) return 0
  const end = Math.min(a.length, b.length)
  for (let index = 0; index < end; index++) if (a[index] !== b[index]) return index
  return end
}

function window(value: string, start: number): string {
  const end = start + WINDOW
  const before = start > 0 ? `[${start} characters before] ` : ''
  const after = value.length > end ? ` [${value.length - end} characters after]` : ''
  return `${before}${value.slice(start, end).toWellFormed()}${after}`
}
