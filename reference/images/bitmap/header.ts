/** The headers of a BMP file: 14 bytes, then a second header that begins with its own size. */
export interface BitmapHeader {
  readonly width: number
  readonly height: number
  /** Are rows stored from the top? Else from the bottom. */
  readonly topDown: boolean
  readonly bits: number
  readonly compression: number
  /** Bytes of a palette entry, and where the palette and the pixels begin. */
  readonly entrySize: 3 | 4
  readonly paletteOffset: number
  readonly pixelOffset: number
  /** Which bits of a pixel hold red, green, blue and alpha. */
  readonly masks: readonly [number, number, number, number]
}

/** Values of `compression`. */
export const Compression = { none: 0, runs8: 1, runs4: 2, masks: 3, alphaMasks: 6 } as const

const FILE_HEADER = 14
/** The second header in its first form, which knows neither compression nor masks. */
const CORE = 12
const DEPTHS = [1, 4, 8, 16, 24, 32]

/** Does a file that begins so have headers which make sense? Rules: IMG-001, IMG-002. */
export function isBitmap(start: Uint8Array): boolean {
  if (start.length < 26 || start[0] !== 0x42 || start[1] !== 0x4d) return false
  const view = viewOf(start)
  const [fileSize, pixelOffset, size] = [view.getUint32(2, true), view.getUint32(10, true), headerSize(view)]
  if (fileSize !== 0 && (fileSize < 26 || pixelOffset >= fileSize)) return false
  if (pixelOffset < FILE_HEADER + size) return false
  if (size !== CORE && (size < 40 || size > 124 || start.length < 30)) return false
  const planes = view.getUint16(size === CORE ? 22 : 26, true)
  return planes === 1 && DEPTHS.includes(view.getUint16(size === CORE ? 24 : 28, true))
}

/**
 * @param file begins as `isBitmap` says
 * @throws RangeError when it ends before its headers do
 */
export function readHeader(file: Uint8Array): BitmapHeader {
  const view = viewOf(file)
  const size = headerSize(view)
  const core = size === CORE
  const height = core ? view.getUint16(20, true) : view.getInt32(22, true)
  const bits = view.getUint16(core ? 24 : 28, true)
  const compression = core ? Compression.none : view.getUint32(30, true)
  const masked = compression === Compression.masks || compression === Compression.alphaMasks
  const behind = masked && size === 40 ? (compression === Compression.masks ? 12 : 16) : 0
  return {
    width: core ? view.getUint16(18, true) : view.getInt32(18, true),
    height: Math.abs(height),
    topDown: height < 0,
    bits,
    compression,
    entrySize: core ? 3 : 4,
    paletteOffset: FILE_HEADER + size + behind,
    pixelOffset: view.getUint32(10, true),
    masks: masked ? readMasks(view, size + behind >= 56) : bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : BYTES,
  }
}

const BYTES = [0xff0000, 0xff00, 0xff, 0] as const

/** Masks follow the 40 bytes of the smallest header that can have them, whether or not they count as part of it. */
function readMasks(view: DataView, withAlpha: boolean): readonly [number, number, number, number] {
  const mask = (index: number) => view.getUint32(FILE_HEADER + 40 + index * 4, true)
  return [mask(0), mask(1), mask(2), withAlpha ? mask(3) : 0]
}

function headerSize(view: DataView): number {
  return view.getUint32(FILE_HEADER, true)
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
