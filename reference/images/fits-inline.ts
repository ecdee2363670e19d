import type { Size } from '../host/images.ts'
import { MAX_SIDE } from './fit-image.ts'

/** A length in base64 that is too much. */
const TOO_LONG = 4.5 * 1024 * 1024

/** Can an image of this size and of so many bytes go to a model as it is? Rules: IMG-006, IMG-012. */
export function fitsInline({ width, height }: Size, bytes: number): boolean {
  return width <= MAX_SIDE && height <= MAX_SIDE && isShort(bytes)
}

/** Are so many bytes short enough in base64? */
export function isShort(bytes: number): boolean {
  return Math.ceil(bytes / 3) * 4 < TOO_LONG
}
