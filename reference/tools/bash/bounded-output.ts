import type { Units } from '../../units.ts'

/** How much of an output a script gets: up to 1 MiB whole, else half of that from each end. */
export const HALF_OUTPUT = 524_288

/** The bytes at hand of `total`: from each end up to {@link HALF_OUTPUT}, and a few more so that a cut character can be seen. */
export interface OutputEnds {
  readonly head: Uint8Array
  readonly tail: Uint8Array
  readonly total: number
}

/** See {@link buildBoundedOutput}. */
export type BoundedOutput = (ends: OutputEnds) => { output: string; truncated: boolean }

/**
 * The output that a script gets, as text. When its middle is missing, a marker says how many bytes that were; a character that
 * a cut would split is left out, and not counted. A byte order mark at the very start is dropped.
 *
 * Area: OUT.
 */
export function buildBoundedOutput(units: Units): BoundedOutput {
  return ({ head, tail, total }) => {
    const start = units.createUtf8Decoder({ byteOrderMark: 'drop' })
    if (total <= 2 * HALF_OUTPUT) {
      const rest = tail.subarray(tail.length - (total - head.length))
      return { output: start.push(head) + start.push(rest) + start.end(), truncated: false }
    }
    const first = units.sliceUtf8Head(head, HALF_OUTPUT)
    const end = units.createUtf8Decoder()
    const marker = `\n\n[... ${total - 2 * HALF_OUTPUT} bytes omitted ...]\n\n`
    const last = units.sliceUtf8Tail(tail, HALF_OUTPUT)
    return { output: start.push(first) + start.end() + marker + end.push(last) + end.end(), truncated: true }
  }
}
