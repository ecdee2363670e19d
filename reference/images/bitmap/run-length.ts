import { type BitmapHeader, Compression } from './header.ts'

/**
 * Undoes run-length encoding: one byte a pixel, row after row from the bottom. Pixels that are skipped have the first colour.
 *
 * @throws RangeError when the code ends before the picture does
 */
export function expandRuns(code: Uint8Array, { width, height, compression }: BitmapHeader): Uint8Array {
  const pixels = new Uint8Array(width * height)
  const halves = compression === Compression.runs4
  let [at, x, y] = [0, 0, 0]
  const next = () => {
    const byte = code[at++]
    if (byte === undefined) throw new RangeError('The runs of the bitmap end early.')
    return byte
  }
  const put = (value: number) => {
    if (x < width && y < height) pixels[y * width + x] = value
    x += 1
  }
  while (y < height) {
    const count = next()
    const value = next()
    if (count > 0) {
      for (let index = 0; index < count; index++) put(halves ? half(value, index) : value)
    } else if (value === 0) {
      ;[x, y] = [0, y + 1]
    } else if (value === 1) {
      return pixels
    } else if (value === 2) {
      x += next()
      y += next()
    } else {
      const start = at
      let byte = 0
      for (let index = 0; index < value; index++) {
        if (!halves || index % 2 === 0) byte = next()
        put(halves ? half(byte, index) : byte)
      }
      // Literal pixels fill whole pairs of bytes.
      if ((at - start) % 2 === 1) next()
    }
  }
  return pixels
}

/** The left pixel of a byte is its upper half. */
function half(byte: number, index: number): number {
  return index % 2 === 0 ? byte >> 4 : byte & 15
}
