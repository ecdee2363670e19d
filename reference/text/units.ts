import type { UnitFactories } from '../units.ts'
import { countLines } from './count-lines.ts'
import { formatSize } from './format-size.ts'
import { keepUtf8Tail } from './keep-utf8-tail.ts'
import { buildTruncateHead, type TruncateHead } from './truncate-head.ts'
import { truncateLine } from './truncate-line.ts'
import { buildTruncateTail, type TruncateTail } from './truncate-tail.ts'
import { sliceUtf8Head, sliceUtf8Tail } from './utf8-boundary.ts'
import { createUtf8Decoder } from './utf8-decoder.ts'
import { utf8Length } from './utf8-length.ts'

/** Pure functions on text and bytes. */
export interface TextUnits {
  countLines: typeof countLines
  createUtf8Decoder: typeof createUtf8Decoder
  formatSize: typeof formatSize
  keepUtf8Tail: typeof keepUtf8Tail
  sliceUtf8Head: typeof sliceUtf8Head
  sliceUtf8Tail: typeof sliceUtf8Tail
  truncateHead: TruncateHead
  truncateLine: typeof truncateLine
  truncateTail: TruncateTail
  utf8Length: typeof utf8Length
}

export const textUnits: UnitFactories<TextUnits> = {
  countLines: () => countLines,
  createUtf8Decoder: () => createUtf8Decoder,
  formatSize: () => formatSize,
  keepUtf8Tail: () => keepUtf8Tail,
  sliceUtf8Head: () => sliceUtf8Head,
  sliceUtf8Tail: () => sliceUtf8Tail,
  truncateHead: buildTruncateHead,
  truncateLine: () => truncateLine,
  truncateTail: buildTruncateTail,
  utf8Length: () => utf8Length,
}
