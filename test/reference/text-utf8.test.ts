import { expect, test } from 'vitest'
import { sliceUtf8Head, sliceUtf8Tail } from '../../reference/text/utf8-boundary.ts'
import { createUtf8Decoder } from '../../reference/text/utf8-decoder.ts'
import { utf8Length } from '../../reference/text/utf8-length.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (part: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(part)

test('a decoder does not care where its input was cut', () => {
  const decoder = createUtf8Decoder()
  const pieces = Array.from(bytes('\uFEFFa€😀'), (byte) => decoder.push(Uint8Array.of(byte)))
  expect(pieces.join('') + decoder.end()).toBe('\uFEFFa€😀')
})

test.each([
  ['an incomplete character', [0xf0, 0x9f, 0x98], 1],
  ['an overlong form', [0xc0, 0x80], 2],
  ['half a surrogate pair', [0xed, 0xa0, 0x80], 3],
])('%s becomes U+FFFD by maximal subpart', (_case, input, count) => {
  const decoder = createUtf8Decoder()
  expect(decoder.push(Uint8Array.from(input)) + decoder.end()).toBe('\uFFFD'.repeat(count))
})

test('cuts never split a character', () => {
  const input = bytes('a😀é')
  const ends = Array.from({ length: 8 }, (_, max) => [
    text(sliceUtf8Head(input, max)),
    text(sliceUtf8Tail(input, max)),
  ])
  expect(ends.map(([head]) => head)).toEqual(['', 'a', 'a', 'a', 'a', 'a😀', 'a😀', 'a😀é'])
  expect(ends.map(([, tail]) => tail)).toEqual(['', '', 'é', 'é', 'é', 'é', '😀é', 'a😀é'])
})

test('lengths are those of UTF-8, half a pair counting as U+FFFD', () => {
  expect(['aé€😀', '\uD83D', 'x\uDE00'].map((sample) => utf8Length(sample))).toEqual([10, 3, 4])
})
