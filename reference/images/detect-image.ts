import { isBitmap } from './bitmap/header.ts'

export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/bmp'

/** Bytes from the start of a file that are enough to tell. */
export const TELLING = 64

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...codes('IHDR')]
const JPEG = [0xff, 0xd8, 0xff]
/** The fourth byte of JPEG-LS, which no model can read. */
const LOSSLESS_JPEG = 0xf7

/**
 * Tells by the first bytes of a file whether it is an image, and of which type; undefined for everything else.
 * Rules: IMG-001, IMG-002.
 */
export function detectImage(start: Uint8Array): ImageType | undefined {
  if (has(start, 0, PNG)) return 'image/png'
  if (has(start, 0, JPEG) && start[3] !== LOSSLESS_JPEG) return 'image/jpeg'
  if (has(start, 0, codes('GIF87a')) || has(start, 0, codes('GIF89a'))) return 'image/gif'
  if (has(start, 0, codes('RIFF')) && has(start, 8, codes('WEBP'))) return 'image/webp'
  return isBitmap(start) ? 'image/bmp' : undefined
}

function has(start: Uint8Array, at: number, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => start[at + index] === byte)
}

function codes(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0))
}
