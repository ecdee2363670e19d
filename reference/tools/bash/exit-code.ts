/**
 * The exit code of a program as shells tell it: its own, or 128 and the number of the signal that ended it.
 *
 * @param numbers the platform's signal numbers
 * @returns null when neither is known
 * Area: BASH.
 */
export function exitCodeOf(
  end: { code: number | null; signal: NodeJS.Signals | null },
  numbers: Readonly<Partial<Record<NodeJS.Signals, number>>>,
): number | null {
  if (end.signal === null) return end.code
  const number = numbers[end.signal]
  return number === undefined ? null : 128 + number
}
