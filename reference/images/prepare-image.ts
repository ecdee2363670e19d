import type { Host } from '../host/host.ts'
import type { Format, Picture, Size } from '../host/images.ts'
import type { Units } from '../units.ts'
import type { ImageType } from './detect-image.ts'
import type { ShownImage } from './image-note.ts'

/** An image as it is answered, or in a few words why there is none. */
export type PreparedImage =
  | { readonly file: Uint8Array; readonly shown: ShownImage }
  | { readonly omitted: string }
/** See {@link buildPrepareImage}. Rejects only when aborted. */
export type PrepareImage = (file: Uint8Array, type: ImageType, signal?: AbortSignal) => Promise<PreparedImage>

/** Larger images would take longer than anyone waits: 10,000 by 10,000 pixels are decoded in about a second. */
const MAX_PIXELS = 100_000_000

/** What pi says, also when the reason is that the data are broken. */
const UNFIT = { omitted: 'could not be resized below the inline image size limit' }
const UNCONVERTIBLE = { omitted: 'could not be converted to a supported inline image format' }

/**
 * Makes of a file the image that a model gets: the file itself when it fits, else a smaller picture as PNG or JPEG. BMP becomes PNG.
 *
 * Rules: IMG-006 to IMG-014, IMG-017.
 */
export function buildPrepareImage(units: Units, host: Host): PrepareImage {
  const pause = () => new Promise<void>((resolve) => void host.after(0, resolve))
  return async (file, type, signal) => {
    if (type === 'image/bmp') return prepareBitmap(file, signal)
    const { alpha, ...size } = (await host.images.measure(file).catch(() => undefined)) ?? {}
    if (!isSize(size) || !isBearable(size)) return UNFIT
    try {
      if (units.fitsInline(size, file.length)) {
        await host.images.decode(file)
        return { file, shown: { mimeType: type } }
      }
      return (await scale({ file }, size, alpha === true, signal)) ?? UNFIT
    } catch (error) {
      return broken(error, UNFIT, signal)
    }
  }

  async function prepareBitmap(file: Uint8Array, signal?: AbortSignal): Promise<PreparedImage> {
    const convertedFrom = 'image/bmp'
    try {
      const bitmap = units.openBitmap(file)
      if (!isBearable(bitmap)) return UNCONVERTIBLE
      const pixels = await bitmap.pixels(async () => {
        signal?.throwIfAborted()
        await pause()
      })
      const { width, height } = bitmap
      const png = await host.images.encode({ pixels }, { width, height, format: { type: 'png' } })
      if (units.fitsInline(bitmap, png.length))
        return { file: png, shown: { mimeType: 'image/png', convertedFrom } }
      const scaled = await scale({ pixels }, { width, height }, bitmap.channels === 4, signal)
      return scaled ? { ...scaled, shown: { ...scaled.shown, convertedFrom } } : UNFIT
    } catch (error) {
      return broken(error, UNCONVERTIBLE, signal)
    }
  }

  async function scale(picture: Picture, from: Size, alpha: boolean, signal: AbortSignal | undefined) {
    const encode = (size: Size, format: Format) => {
      signal?.throwIfAborted()
      return host.images.encode(picture, { ...size, format })
    }
    const found = await units.encodeToFit(encode, units.fitImage(from), alpha)
    return (
      found && { file: found.file, shown: { mimeType: found.mimeType, scaled: { from, to: found.size } } }
    )
  }
}

function isSize(size: Partial<Size>): size is Size {
  return size.width !== undefined && size.height !== undefined
}

function isBearable({ width, height }: Size): boolean {
  return width * height <= MAX_PIXELS
}

function broken(error: unknown, omitted: PreparedImage, signal: AbortSignal | undefined): PreparedImage {
  if (signal?.aborted) throw error
  return omitted
}
