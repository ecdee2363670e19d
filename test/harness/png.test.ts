import { decode } from 'fast-png'
import { describe, expect, test } from 'vitest'
import { bytesOf } from '../../harness/world/arrange.ts'

describe('a picture that a scenario describes', () => {
  test('has the size and the colour that were asked for', () => {
    const { width, height, depth, channels, data } = decode(
      bytesOf({ png: { width: 21, height: 3, pixels: 'black' } }),
    )
    expect({ width, height, depth, channels }).toEqual({ width: 21, height: 3, depth: 1, channels: 1 })
    expect(Array.from(data).every((value) => value === 0)).toBe(true)
  })

  test('has two halves', () => {
    const { data } = decode(bytesOf({ png: { width: 32, height: 2, pixels: 'halves' } }))
    expect(Array.from(data).filter((value) => value === 0)).toHaveLength(Array.from(data).length / 2)
  })

  test('has the same noise each time, which hardly packs', () => {
    const noise = () => bytesOf({ png: { width: 40, height: 30, pixels: 'noise' } })
    expect(decode(noise()).data).toEqual(decode(noise()).data)
    expect(noise().length).toBeGreaterThan(40 * 30 * 3 * 0.9)
  })

  test('is small, however many pixels it has', () => {
    const file = bytesOf({ png: { width: 8000, height: 8000, pixels: 'black' } })
    expect(file.length).toBeLessThan(40_000)
  })
})
