import type { Pixels } from '../../host/images.ts'
import { type BitmapHeader, Compression, readHeader } from './header.ts'
import { type DecodeRow, maskedRows, paletteRows, rowSize } from './rows.ts'
import { expandRuns } from './run-length.ts'

/** A BMP file whose headers were read; its pixels can be had row by row. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  readonly channels: Pixels['channels']
  /** Decodes the rest. `pause` is awaited now and then, so that others have their turn. */
  pixels(pause: () => Promise<void>): Promise<Pixels>
}

/** See {@link openBitmap}. */
export type OpenBitmap = typeof openBitmap

/** Bytes decoded between two pauses. */
const PIECE = 4 * 1024 * 1024

/**
 * Reads a BMP of 1, 4, 8, 16, 24 or 32 bits, plain, run-length encoded or with masks. The libraries for this were tried, and
 * lose colours of short palettes, of runs or of 16 bits.
 *
 * @param file begins as `detectImage` says
 * @throws RangeError when it is of no such kind or without pixels; `pixels` rejects when the file ends early
 * Rules: IMG-007, IMG-014.
 */
export function openBitmap(file: Uint8Array): Bitmap {
  const header = readHeader(file)
  const { width, height, compression, pixelOffset, masks } = header
  if (width <= 0 || height <= 0) throw new RangeError(`A bitmap of ${width}x${height} has no pixels.`)
  if (!Object.values(Compression).some((known) => known === compression)) {
    throw new RangeError(`Bitmaps with compression ${compression} are not known.`)
  }
  const channels = header.bits > 8 && masks[3] !== 0 ? 4 : 3
  const stored = file.subarray(pixelOffset)
  const packed = compression === Compression.runs8 || compression === Compression.runs4
  return {
    width,
    height,
    channels,
    async pixels(pause) {
      const rows = packed ? expandRuns(stored, header) : stored
      const size = packed ? width : rowSize(header)
      if (rows.length < size * height) throw new RangeError('The bitmap ends before its last row.')
      const decode = rowDecoder(file, packed ? { ...header, bits: 8 } : header)
      const bytes = new Uint8Array(width * height * channels)
      for (let row = 0; row < height; row++) {
        const from = (header.topDown ? row : height - 1 - row) * size
        decode(rows.subarray(from, from + size), bytes.subarray(row * width * channels))
        if ((row * size) % PIECE < size) await pause()
      }
      return { width, height, channels, bytes }
    },
  }
}

function rowDecoder(file: Uint8Array, header: BitmapHeader): DecodeRow {
  if (header.bits > 8) return maskedRows(header)
  return paletteRows(file.subarray(header.paletteOffset, header.pixelOffset), header)
}
