import { decode } from 'fast-png'
import { imageSize } from 'image-size'
import type { Observed } from '../../harness/observe/observed.ts'

/** base64 of the image block of an answer, which is the second block. */
export function imageData(answer: Observed<unknown>): Observed<unknown> {
  return answer.at('content', 1, 'data')
}

/** Such as `2000x83 png`, by the header of the image; `no image` for anything else. */
export function imageFormat(answer: Observed<unknown>): Observed<string> {
  return imageData(answer).view((data) => read(data, describe))
}

/** Such as `2000x83`, whatever the type. */
export function imageDimensions(answer: Observed<unknown>): Observed<string> {
  return imageData(answer).view((data) => read(data, (file) => describe(file).split(' ')[0] ?? ''))
}

/** Rows of colours such as `ff8000`, separated by blanks and line feeds; only of a PNG. Colours of transparent pixels have 8 digits. */
export function imagePixels(answer: Observed<unknown>): Observed<string> {
  return imageData(answer).view((data) =>
    read(data, (file) => {
      const colours = coloursOf(file)
      const { width } = decode(file)
      const rows = Array.from({ length: colours.length / width }, (_, row) =>
        colours.slice(row * width, (row + 1) * width).join(' '),
      )
      return rows.join('\n')
    }),
  )
}

/** The colours near the left and the right end of the first row; only of a PNG. */
export function imageEnds(answer: Observed<unknown>): Observed<string> {
  return imageData(answer).view((data) =>
    read(data, (file) => {
      const { width } = decode(file)
      const colours = coloursOf(file)
      return `${colours[Math.floor(width / 8)]} ${colours[width - 1 - Math.floor(width / 8)]}`
    }),
  )
}

function read(data: unknown, view: (file: Uint8Array) => string): string {
  if (typeof data !== 'string') return 'no image'
  const file = Buffer.from(data, 'base64')
  if (file.toString('base64') !== data) return 'no base64'
  try {
    return view(file)
  } catch {
    return 'no image'
  }
}

function describe(file: Uint8Array): string {
  const { width, height, type } = imageSize(file)
  return `${width}x${height} ${type}`
}

function coloursOf(file: Uint8Array): string[] {
  const { data, channels, depth, palette } = decode(file)
  if (depth !== 8 && depth !== 1) throw new RangeError(`Pictures of depth ${depth} are not read here.`)
  const scale = depth === 1 ? 255 : 1
  const colours: string[] = []
  for (let at = 0; at < data.length; at += channels) {
    const values = Array.from(data.slice(at, at + channels), (value) => value * scale)
    const [first = 0, second = 255] = values
    if (palette) colours.push(hex(palette[data[at] ?? 0] ?? []))
    else if (channels < 3) colours.push(hex([first, first, first, channels === 2 ? second : 255]))
    else colours.push(hex(values))
  }
  return colours
}

/** Opacity is left out where it is full. */
function hex([red = 0, green = 0, blue = 0, alpha = 255]: readonly number[]): string {
  const values = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha]
  return Buffer.from(values).toString('hex')
}
