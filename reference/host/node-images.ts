import type { Sharp } from 'sharp'
import type { ImageCodec, Picture } from './images.ts'

/** A picture that ends early, or with broken data, is no picture. How large one may be is not decided here. */
const STRICT = { failOn: 'error', limitInputPixels: false } as const
const WHITE = '#ffffff'

/** Pictures by libvips. The library is loaded by the first picture: it takes a tenth of a second. */
export const nodeImages: ImageCodec = {
  async measure(file) {
    const { width, height, format, hasAlpha, autoOrient } = await (await open({ file })).metadata()
    return { ...(turns(format) ? autoOrient : { width, height }), alpha: hasAlpha }
  },
  async decode(file) {
    await (await open({ file })).raw().toBuffer()
  },
  async encode(picture, { width, height, format }) {
    const image = await open(picture)
    const upright = 'file' in picture && turns((await image.metadata()).format) ? image.autoOrient() : image
    const scaled = upright.resize(width, height, { fit: 'fill' }).toColourspace('srgb')
    if (format.type === 'png') return scaled.png().toBuffer()
    return scaled.flatten({ background: WHITE }).jpeg({ quality: format.quality }).toBuffer()
  },
}

async function open(picture: Picture): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  if ('file' in picture) return sharp(picture.file, STRICT)
  const { bytes, ...raw } = picture.pixels
  return sharp(bytes, { ...STRICT, raw })
}

/** Cameras note in these formats how the picture was held. */
function turns(format: string | undefined): boolean {
  return format === 'jpeg' || format === 'webp'
}
