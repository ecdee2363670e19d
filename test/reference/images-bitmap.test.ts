import { describe, expect, test } from 'vitest'
import { openBitmap } from '../../reference/images/bitmap/decode-bitmap.ts'

const RED = [0xff, 0, 0]
const GREEN = [0, 0xff, 0]
const BLUE = [0, 0, 0xff]

/** A BMP with a header of 40 bytes; the palette is red, green, blue. */
function bitmap(given: { bits: number; compression: number; width: number; height: number; data: string }) {
  const palette = Buffer.from('0000ff00 00ff0000 ff000000'.replaceAll(' ', ''), 'hex')
  const data = Buffer.from(given.data.replaceAll(' ', ''), 'hex')
  const file = Buffer.alloc(54)
  file.write('BM')
  file.writeUInt32LE(file.length + palette.length, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(given.width, 18)
  file.writeInt32LE(given.height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(given.bits, 28)
  file.writeUInt32LE(given.compression, 30)
  return Buffer.concat([file, palette, data])
}

async function pixelsOf(file: Uint8Array) {
  const { bytes, channels } = await openBitmap(file).pixels(async () => undefined)
  const list = Array.from(bytes)
  return Array.from({ length: list.length / channels }, (_, at) =>
    list.slice(at * channels, (at + 1) * channels),
  )
}

describe('runs', () => {
  test('of four bits take turns between two colours', async () => {
    const file = bitmap({ bits: 4, compression: 2, width: 3, height: 1, data: '0312 0001' })
    expect(await pixelsOf(file)).toEqual([GREEN, BLUE, GREEN])
  })

  test('of single pixels fill whole pairs of bytes', async () => {
    const file = bitmap({ bits: 4, compression: 2, width: 5, height: 1, data: '0005 0120 1000 0001' })
    expect(await pixelsOf(file)).toEqual([RED, GREEN, BLUE, RED, GREEN])
  })

  test('may skip pixels, which have the first colour', async () => {
    const file = bitmap({ bits: 8, compression: 1, width: 3, height: 2, data: '0102 0002 0101 0101 0001' })
    expect(await pixelsOf(file)).toEqual([RED, RED, GREEN, BLUE, RED, RED])
  })

  test('may be longer than a row, without harm', async () => {
    const file = bitmap({ bits: 8, compression: 1, width: 2, height: 1, data: 'ff01 0001' })
    expect(await pixelsOf(file)).toEqual([GREEN, GREEN])
  })

  test.each(['', '03', '0300', '0002 01', '0003 01'])('that end early are an error: %j', async (data) => {
    const file = bitmap({ bits: 8, compression: 1, width: 3, height: 2, data })
    await expect(pixelsOf(file)).rejects.toThrow(RangeError)
  })
})

test('a place behind the end of the palette is black', async () => {
  const file = bitmap({ bits: 8, compression: 0, width: 2, height: 1, data: '0109 0000' })
  expect(await pixelsOf(file)).toEqual([GREEN, [0, 0, 0]])
})

test('pauses come now and then', async () => {
  const data = '00'.repeat(2500 * 2500)
  let pauses = 0
  const { pixels } = openBitmap(bitmap({ bits: 8, compression: 0, width: 2500, height: 2500, data }))
  await pixels(async () => {
    pauses += 1
  })
  expect(pauses).toBeGreaterThan(1)
})

test.each([
  ['no width', { width: 0, height: 1, compression: 0 }],
  ['a negative width', { width: -3, height: 1, compression: 0 }],
  ['an unknown compression', { width: 1, height: 1, compression: 5 }],
])('%s is refused', (_, given) => {
  expect(() => openBitmap(bitmap({ bits: 8, data: '00000000', ...given }))).toThrow(RangeError)
})
