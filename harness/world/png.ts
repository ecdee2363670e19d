import { crc32, deflateSync } from 'node:zlib'
import type { PngRecipe } from '../observe/questions.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Colour types of the format. */
const GREY = 0
const RGB = 2

/** The PNG file that a recipe describes: the same pixels each time, in files that may differ between versions of zlib. */
export function pngOf({ width, height, pixels }: PngRecipe): Buffer {
  const noise = pixels === 'noise'
  const size = noise ? width * 3 : Math.ceil(width / 8)
  const rows = Buffer.alloc((size + 1) * height)
  for (let y = 0; y < height; y++) {
    const row = rows.subarray(y * (size + 1) + 1, (y + 1) * (size + 1))
    if (pixels === 'halves') row.fill(0xff, Math.floor(size / 2))
    if (noise) fillWithNoise(row, y + 1)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(noise ? 8 : 1, 8)
  header.writeUInt8(noise ? RGB : GREY, 9)
  const content = deflateSync(rows, { level: noise ? 1 : 6 })
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

/** Bytes of a linear congruential generator. */
function fillWithNoise(row: Buffer, seed: number): void {
  let state = seed
  for (let at = 0; at < row.length; at++) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    row[at] = state >>> 16
  }
}
