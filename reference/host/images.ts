/** Decodes and encodes pictures. All work happens beside the main thread. */
export interface ImageCodec {
  /**
   * Reads the header.
   *
   * @throws Error when it is broken, or of another format than png, jpeg, gif and webp
   */
  measure(file: Uint8Array): Promise<Measured>
  /** @throws Error when a picture cannot be decoded to its end */
  decode(file: Uint8Array): Promise<void>
  /**
   * Scales a picture to exactly this size, upright, and encodes it.
   *
   * @throws Error when it cannot be decoded
   */
  encode(picture: Picture, target: Size & { readonly format: Format }): Promise<Uint8Array>
}

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The size is that of the upright picture. */
export interface Measured extends Size {
  /** Can pixels be transparent? */
  readonly alpha: boolean
}

/** A whole file, or pixels row by row from the top: one byte each for red, green and blue, and for alpha with four channels. */
export type Picture = { readonly file: Uint8Array } | { readonly pixels: Pixels }
export interface Pixels extends Size {
  readonly channels: 3 | 4
  readonly bytes: Uint8Array
}

/** `quality` is 1 to 100. */
export type Format = { readonly type: 'png' } | { readonly type: 'jpeg'; readonly quality: number }
