import { createTwoFilesPatch, diffLines, FILE_HEADERS_ONLY } from 'diff'

/** A diff for people, and the line of the new text (from 1) where the first change is, if there is one. */
export interface DiffString {
  readonly diff: string
  readonly firstChangedLine?: number
}

/**
 * Shows the changed lines with line numbers and `context` lines around them; ` ...` stands for lines left out.
 * Unchanged lines have their old number, added ones their new.
 * Area: EDIT.
 */
export function generateDiffString(oldText: string, newText: string, context = 4): DiffString {
  const parts = diffLines(oldText, newText)
  const width = String(Math.max(oldText.split('\n').length, newText.split('\n').length)).length
  const rows: string[] = []
  let oldLine = 1
  let newLine = 1
  let firstChangedLine: number | undefined
  const row = (sign: string, line: number, text: string) =>
    rows.push(`${sign}${String(line).padStart(width)} ${text}`)
  parts.forEach((part, index) => {
    const lines = splitLines(part.value)
    if (part.added || part.removed) {
      firstChangedLine ??= newLine
      for (const line of lines) {
        if (part.added) row('+', newLine++, line)
        else row('-', oldLine++, line)
      }
      return
    }
    const head = index === 0 ? 0 : context
    const tail = index === parts.length - 1 ? 0 : context
    const omitted = parts.length > 1 ? Math.max(lines.length - head - tail, 0) : lines.length
    lines.forEach((line, at) => {
      if (omitted === 0 || at < head || at >= head + omitted) row(' ', oldLine + at, line)
      else if (at === head && parts.length > 1) rows.push(` ${' '.repeat(width)} ...`)
    })
    oldLine += lines.length
    newLine += lines.length
  })
  return { diff: rows.join('\n'), ...(firstChangedLine === undefined ? {} : { firstChangedLine }) }
}

/** A unified patch of one file with `context` lines around changes; equal texts give the two header lines only. Area: EDIT. */
export function generateUnifiedPatch(path: string, oldText: string, newText: string, context = 4): string {
  return createTwoFilesPatch(path, path, oldText, newText, undefined, undefined, {
    context,
    headerOptions: FILE_HEADERS_ONLY,
  })
}

function splitLines(text: string): string[] {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}
