import { diffLines, formatPatch, OMIT_HEADERS, structuredPatch } from 'diff'
import { changedWindow } from './changed-window.ts'
import { countLineFeeds } from './common-ends.ts'

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
  const { before, after, linesBefore } = changedWindow(oldText, newText, context)
  const parts = diffLines(before, after)
  const width = String(1 + Math.max(countLineFeeds(oldText), countLineFeeds(newText))).length
  const rows: string[] = []
  let oldLine = 1 + linesBefore
  let newLine = 1 + linesBefore
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
  const { before, after, linesBefore } = changedWindow(oldText, newText, context)
  const patch = structuredPatch(path, path, before, after, undefined, undefined, { context })
  const hunks = patch.hunks.map((hunk) => ({
    ...hunk,
    oldStart: hunk.oldStart + linesBefore,
    newStart: hunk.newStart + linesBefore,
  }))
  // The path stands as it is: the package would quote and escape some.
  const headers = `--- ${path}\n+++ ${path}\n`
  return hunks.length === 0 ? headers : headers + formatPatch({ ...patch, hunks }, OMIT_HEADERS)
}

function splitLines(text: string): string[] {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}
