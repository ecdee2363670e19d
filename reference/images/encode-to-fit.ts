import type { Format, Size } from '../host/images.ts'
import { isShort } from './fits-inline.ts'

/** Encodes the picture in a size. */
export type Encode = (size: Size, format: Format) => Promise<Uint8Array>

export interface Encoded {
  readonly file: Uint8Array
  readonly mimeType: 'image/png' | 'image/jpeg'
  readonly size: Size
}

/** See {@link encodeToFit}. */
export type EncodeToFit = typeof encodeToFit

const QUALITY = 80
/** Tried in this order when neither PNG nor JPEG of the first quality is short enough. */
const LOWER_QUALITIES = [70, 55, 40]
const SMALLER = 0.75

/**
 * Encodes a picture as PNG and as JPEG and takes the smaller one; one with transparent pixels rather as PNG, which keeps them. If none
 * is short enough, tries JPEG of lower quality, and then smaller sizes. Undefined when even one pixel is too long.
 * Rules: IMG-011, IMG-012.
 */
export async function encodeToFit(encode: Encode, first: Size, alpha: boolean): Promise<Encoded | undefined> {
  for (let size: Size | undefined = first; size !== undefined; size = smaller(size)) {
    const png = await encode(size, { type: 'png' })
    const jpeg = await encode(size, { type: 'jpeg', quality: QUALITY })
    const asPng = { file: png, mimeType: 'image/png', size } as const
    const asJpeg = { file: jpeg, mimeType: 'image/jpeg', size } as const
    const preferred = alpha || png.length <= jpeg.length ? [asPng, asJpeg] : [asJpeg, asPng]
    const short = preferred.find(({ file }) => isShort(file.length))
    if (short !== undefined) return short
    for (const quality of LOWER_QUALITIES) {
      const file = await encode(size, { type: 'jpeg', quality })
      if (isShort(file.length)) return { file, mimeType: 'image/jpeg', size }
    }
  }
  return undefined
}

function smaller({ width, height }: Size): Size | undefined {
  if (width === 1 && height === 1) return undefined
  const scaled = (side: number) => Math.max(1, Math.floor(side * SMALLER))
  return { width: scaled(width), height: scaled(height) }
}
