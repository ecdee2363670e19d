import { unescapeText } from './content-table.ts'

/**
 * Names as features write them in one line: blanks between them, and the escapes of JSON strings in them (`\u0020` is a
 * blank that belongs to a name).
 */
export function namesOf(text: string): string[] {
  return text
    .split(' ')
    .filter((name) => name !== '')
    .map(unescapeText)
}

/** The names from the first to the last; they end with a number of as many digits. */
export function numberedNames(first: string, last: string): string[] {
  const [, before = '', digits = ''] = /^(.*?)(\d+)$/.exec(first) ?? []
  const from = Number(digits)
  const to = Number(last.slice(before.length))
  return Array.from(
    { length: to - from + 1 },
    (_, index) => before + String(from + index).padStart(digits.length, '0'),
  )
}
