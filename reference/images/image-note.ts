import type { Size } from '../host/images.ts'

/** What became of an image. */
export interface ShownImage {
  /** As it is answered. */
  readonly mimeType: string
  /** Present when the file was of a type that no model reads. */
  readonly convertedFrom?: string
  /** Present when it was encoded anew to fit. */
  readonly scaled?: { readonly from: Size; readonly to: Size }
}

/**
 * The text that goes with an image, line by line.
 * Rules: IMG-003, IMG-007, IMG-009.
 */
export function imageNote({ mimeType, convertedFrom, scaled }: ShownImage): string {
  const lines = [`Read image file [${mimeType}]`]
  if (convertedFrom !== undefined) lines.push(`[Image converted from ${convertedFrom} to ${mimeType}.]`)
  if (scaled !== undefined) {
    const { from, to } = scaled
    const sizes = `original ${from.width}x${from.height}, displayed at ${to.width}x${to.height}`
    const factor = (from.width / to.width).toFixed(2)
    lines.push(`[Image: ${sizes}. Multiply coordinates by ${factor} to map to original image.]`)
  }
  return lines.join('\n')
}
