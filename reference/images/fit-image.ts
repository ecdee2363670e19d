import type { Size } from '../host/images.ts'

/** Pixels, in width and in height. */
export const MAX_SIDE = 2000

/**
 * The size in which an image is shown: at most 2000 by 2000, first by its width, then by its height, the other side rounded.
 * No side vanishes.
 * Rule: IMG-008.
 */
export function fitImage({ width, height }: Size): Size {
  let size = { width, height }
  if (size.width > MAX_SIDE) {
    size = { width: MAX_SIDE, height: Math.round((size.height * MAX_SIDE) / size.width) }
  }
  if (size.height > MAX_SIDE) {
    size = { width: Math.round((size.width * MAX_SIDE) / size.height), height: MAX_SIDE }
  }
  return { width: Math.max(1, size.width), height: Math.max(1, size.height) }
}
