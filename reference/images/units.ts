import type { UnitFactories } from '../units.ts'
import { type OpenBitmap, openBitmap } from './bitmap/decode-bitmap.ts'
import { detectImage } from './detect-image.ts'
import { type EncodeToFit, encodeToFit } from './encode-to-fit.ts'
import { fitImage } from './fit-image.ts'
import { fitsInline } from './fits-inline.ts'
import { imageNote } from './image-note.ts'
import { isText } from './is-text.ts'
import { buildPrepareImage, type PrepareImage } from './prepare-image.ts'

/** What `read` needs for images. */
export interface ImageUnits {
  detectImage: typeof detectImage
  openBitmap: OpenBitmap
  fitImage: typeof fitImage
  fitsInline: typeof fitsInline
  encodeToFit: EncodeToFit
  imageNote: typeof imageNote
  isText: typeof isText
  prepareImage: PrepareImage
}

export const imageUnits: UnitFactories<ImageUnits> = {
  detectImage: () => detectImage,
  openBitmap: () => openBitmap,
  fitImage: () => fitImage,
  fitsInline: () => fitsInline,
  encodeToFit: () => encodeToFit,
  imageNote: () => imageNote,
  isText: () => isText,
  prepareImage: buildPrepareImage,
}
