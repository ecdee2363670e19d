import { expect, test } from 'vitest'
import type { Format, Size } from '../../reference/host/images.ts'
import { encodeToFit } from '../../reference/images/encode-to-fit.ts'

const FIRST = { width: 1000, height: 10 }
/** 4.5 MiB of base64 are as many bytes: too many. */
const TOO_MANY = 3_538_944

/** An encoder whose files have the lengths that are asked for, and which notes what it was asked. */
function encoder(length: (size: Size, format: Format) => number) {
  const asked: string[] = []
  const encode = async (size: Size, format: Format) => {
    asked.push(`${size.width}x${size.height} ${format.type === 'png' ? 'png' : `jpeg ${format.quality}`}`)
    return new Uint8Array(length(size, format))
  }
  return { encode, asked }
}

test('the shorter file is taken', async () => {
  const { encode } = encoder((_, { type }) => (type === 'png' ? 20 : 10))
  expect(await encodeToFit(encode, FIRST, false)).toMatchObject({ mimeType: 'image/jpeg', size: FIRST })
})

test('equal lengths make a PNG, and so does transparency', async () => {
  expect(await encodeToFit(encoder(() => 10).encode, FIRST, false)).toMatchObject({ mimeType: 'image/png' })
  const { encode } = encoder((_, { type }) => (type === 'png' ? 20 : 10))
  expect(await encodeToFit(encode, FIRST, true)).toMatchObject({ mimeType: 'image/png' })
})

test('a PNG that is too long gives way, with transparency as well', async () => {
  const { encode } = encoder((_, { type }) => (type === 'png' ? TOO_MANY : TOO_MANY - 3))
  expect(await encodeToFit(encode, FIRST, true)).toMatchObject({ mimeType: 'image/jpeg' })
})

test('then comes JPEG of lower quality, and then a smaller size', async () => {
  const { encode, asked } = encoder(({ width }) => (width < 1000 ? 10 : TOO_MANY))
  const size = { width: 750, height: 7 }
  expect(await encodeToFit(encode, FIRST, false)).toMatchObject({ mimeType: 'image/png', size })
  expect(asked).toEqual([
    ...['png', 'jpeg 80', 'jpeg 70', 'jpeg 55', 'jpeg 40'].map((format) => `1000x10 ${format}`),
    ...['png', 'jpeg 80'].map((format) => `750x7 ${format}`),
  ])
})

test('it ends with one pixel', async () => {
  const { encode, asked } = encoder(() => TOO_MANY)
  expect(await encodeToFit(encode, FIRST, false)).toBeUndefined()
  expect(asked.at(-1)).toBe('1x1 jpeg 40')
})
