import type { BitmapHeader } from './header.ts'

/** Writes one row of pixels, as it is stored, to `target` as bytes of red, green, blue and, with four channels, alpha. */
export type DecodeRow = (stored: Uint8Array, target: Uint8Array) => void

/** Bytes of a stored row: bits in whole bytes, bytes in whole groups of four. */
export function rowSize({ width, bits }: BitmapHeader): number {
  return Math.ceil((width * bits) / 32) * 4
}

/** Rows whose pixels are places in a palette of `entrySize` bytes each: blue, green, red. A place behind its end is black. */
export function paletteRows(palette: Uint8Array, { width, bits, entrySize }: BitmapHeader): DecodeRow {
  const mask = (1 << bits) - 1
  return (stored, target) => {
    for (let x = 0; x < width; x++) {
      const at = x * bits
      const place = ((stored[at >> 3] ?? 0) >> (8 - bits - (at & 7))) & mask
      for (let channel = 0; channel < 3; channel++) {
        target[x * 3 + channel] = palette[place * entrySize + 2 - channel] ?? 0
      }
    }
  }
}

/** Rows of pixels of 2, 3 or 4 bytes in which masks tell the colours. */
export function maskedRows({ width, bits, masks }: BitmapHeader): DecodeRow {
  const size = bits / 8
  const channels = (masks[3] === 0 ? masks.slice(0, 3) : masks).map(channelOf)
  return (stored, target) => {
    let to = 0
    for (let x = 0; x < width; x++) {
      let pixel = 0
      for (let byte = size - 1; byte >= 0; byte--) pixel = pixel * 256 + (stored[x * size + byte] ?? 0)
      for (const channel of channels) target[to++] = channel(pixel)
    }
  }
}

/** Scales the bits under a mask to a byte. */
function channelOf(mask: number): (pixel: number) => number {
  if (mask === 0) return () => 0
  const shift = 31 - Math.clz32(mask & -mask)
  const greatest = mask >>> shift
  return (pixel) => Math.round((((pixel & mask) >>> shift) * 255) / greatest)
}
