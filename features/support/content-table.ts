import type { DataTable } from '@cucumber/cucumber'
import type { Content } from '../../harness/observe/questions.ts'

/**
 * The content that a table describes, row after row:
 * - `text`: text in which `\uXXXX` and the other escapes of JSON strings may stand (`\n` is a line feed)
 * - `hex`: bytes, two digits each, blanks between them
 * - `numbers`: `A-B`, the numbers from A to B, each followed by a line feed
 * - `times`: how often the row comes; once when missing
 */
export function contentOf(table: DataTable): Content {
  return { parts: table.hashes().map(piece) }
}

/** One row of such a table. */
export function piece(row: Readonly<Record<string, string>>): Content {
  const once = unrepeated(row)
  return row['times'] ? { repeat: once, times: Number(row['times']) } : once
}

function unrepeated({ text, hex, numbers }: Readonly<Record<string, string>>): Content {
  if (hex) return { base64: bytesOf(hex).toString('base64') }
  if (numbers) {
    const [from, to] = numbers.split('-').map(Number)
    if (from === undefined || to === undefined)
      throw new TypeError(`"${numbers}" is no range of numbers such as 1-20.`)
    return { numbered: { prefix: '', from, to, suffix: '\n' } }
  }
  return { text: unescapeText(text ?? '') }
}

/** Text with the escapes of JSON strings, as features write it in quotes and tables. */
export function unescapeText(text: string): string {
  return text.replace(/\\(u[0-9a-fA-F]{4}|[nrtbf\\])/g, (escaped) => JSON.parse(`"${escaped}"`))
}

/** The bytes of a recipe, for pieces of output. */
export function bytes(content: Content): Buffer {
  if ('text' in content) return Buffer.from(content.text)
  if ('base64' in content) return Buffer.from(content.base64, 'base64')
  if ('repeat' in content) return Buffer.concat(Array<Buffer>(content.times).fill(bytes(content.repeat)))
  if ('parts' in content) return Buffer.concat(content.parts.map(bytes))
  if ('png' in content) throw new TypeError('A picture is no piece of output.')
  const { prefix, from, to, suffix } = content.numbered
  return Buffer.from(
    Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${from + index}${suffix}`).join(''),
  )
}

/** Bytes written as two digits each, blanks between them. */
export function bytesOf(hex: string): Buffer {
  return Buffer.from(hex.replaceAll(' ', ''), 'hex')
}
