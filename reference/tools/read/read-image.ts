import { TELLING } from '../../images/detect-image.ts'
import type { PreparedImage } from '../../images/prepare-image.ts'
import type { Units } from '../../units.ts'
import { type ToolResult, textResult } from '../tool.ts'

/** The answer for an image; or, for everything else, the bytes again, none of them lost. */
export type ImageOrBytes = { readonly answer: ToolResult } | { readonly bytes: AsyncIterable<Uint8Array> }
/** See {@link buildReadImage}. */
export type ReadImage = (chunks: AsyncIterable<Uint8Array>, signal?: AbortSignal) => Promise<ImageOrBytes>

/** Bytes of a file that is no longer decoded, so that memory stays bounded. */
const MAX_FILE = 256 * 1024 * 1024
const TOO_LARGE: PreparedImage = { omitted: 'could not be resized below the inline image size limit' }

/**
 * Answers a file that is an image by its first bytes with a text and an image block. A text that only begins like an image is none.
 *
 * Area: IMG.
 */
export function buildReadImage(units: Units): ReadImage {
  return async (chunks, signal) => {
    const source = chunks[Symbol.asyncIterator]()
    const start = await take(source, TELLING)
    const type = units.detectImage(start)
    if (type === undefined) return { bytes: continued(start, source) }
    const file = await take(source, MAX_FILE, start)
    if (file.length > MAX_FILE) {
      await source.return?.()
      return { answer: answerOf(TOO_LARGE, type, units) }
    }
    const prepared = await units.prepareImage(file, type, signal)
    if ('omitted' in prepared && units.isText(file)) return { bytes: continued(file, source) }
    return { answer: answerOf(prepared, type, units) }
  }
}

function answerOf(prepared: PreparedImage, type: string, units: Units): ToolResult {
  if ('omitted' in prepared) {
    const text = `${units.imageNote({ mimeType: type })}\n[Image omitted: ${prepared.omitted}.]`
    return textResult(text, { structuredContent: text })
  }
  const { mimeType } = prepared.shown
  const note = units.imageNote(prepared.shown)
  const image = { type: 'image', data: Buffer.from(prepared.file).toString('base64'), mimeType } as const
  return {
    isError: false,
    content: [{ type: 'text', text: note }, image],
    structuredContent: { ...image, note },
  }
}

/** `before`, and what comes next until there are more than `size` bytes in all, or the end. */
async function take(
  source: AsyncIterator<Uint8Array>,
  size: number,
  before: Uint8Array = new Uint8Array(),
): Promise<Uint8Array> {
  const pieces = [before]
  for (let length = before.length; length <= size; ) {
    const { done, value } = await source.next()
    if (done) break
    pieces.push(value)
    length += value.length
  }
  return pieces.length === 1 ? before : Buffer.concat(pieces)
}

async function* continued(start: Uint8Array, source: AsyncIterator<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield start
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
  } finally {
    await source.return?.()
  }
}
