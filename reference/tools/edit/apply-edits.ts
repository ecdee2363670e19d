import type { Replacement } from '../../../spec/schema/tools.ts'
import type { Units } from '../../units.ts'
import { ToolError } from '../tool.ts'
import { viewLines } from './text-view.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/** A text before and after edits. The `…Lines` have LF as their only line end and no byte order mark. */
export interface AppliedEdits {
  readonly content: string
  readonly oldLines: string
  readonly newLines: string
}

/** See {@link buildApplyEdits}. */
export type ApplyEdits = (path: string, original: string, edits: readonly Replacement[]) => AppliedEdits

/**
 * Replaces the places that edits name. All else keeps its bytes. Line ends do not matter for finding; those in `newText`
 * become the ones of the line where the replacement starts. A byte order mark stays, and is not part of the text.
 *
 * @param path as the model gave it, for messages
 * @throws ToolError when an edit has no place, or nothing would change
 * Area: EDIT.
 */
export function buildApplyEdits(units: Units): ApplyEdits {
  return (path, original, edits) => {
    const mark = original.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
    const body = original.slice(mark.length)
    const view = viewLines(body)
    const located = units.locateEdits(
      path,
      view.text,
      mark === '' ? edits : edits.map((edit) => withoutMark(edit, view.text)),
    )
    let content = ''
    let newLines = ''
    let at = 0
    let viewAt = 0
    for (const { start, end, newText } of located) {
      const from = view.originalOffset(start)
      const lines = (start === 0 ? withoutDoubled(mark, newText) : newText).replace(/\r\n?/g, '\n')
      content = join(content, body.slice(at, from))
      content = join(content, lines.replaceAll('\n', lineEndAt(body, from)))
      newLines += view.text.slice(viewAt, start) + lines
      at = view.originalOffset(end)
      viewAt = end
    }
    content = join(content, body.slice(at))
    newLines += view.text.slice(viewAt)
    if (newLines === view.text) throw new ToolError(unchanged(path, edits.length))
    return { content: mark + content, oldLines: view.text, newLines }
  }
}

/** Where a kept CR comes to stand before an LF, an LF more keeps them two line ends. */
function join(left: string, right: string): string {
  return left.endsWith('\r') && right.startsWith('\n') ? `${left}\n${right}` : left + right
}

/** The line end of the line that holds the offset; an unterminated last line has that of the line before. */
function lineEndAt(text: string, offset: number): string {
  if (!text.includes('\n')) return text.includes('\r') ? '\r' : '\n'
  const next = text.indexOf('\n', offset)
  const lineFeed = next === -1 ? text.lastIndexOf('\n') : next
  return text[lineFeed - 1] === '\r' ? '\r\n' : '\n'
}

/** What `read` shows of such a file begins with the mark; further in, U+FEFF is a character as any other. */
function withoutMark({ oldText, newText }: Replacement, text: string): Replacement {
  const bare = withoutDoubled(BYTE_ORDER_MARK, oldText)
  const atStart = text.startsWith(bare.replace(/\r\n?/g, '\n'))
  return { oldText: atStart ? bare : oldText, newText }
}

/** A call may repeat the mark at the start of the file, which is kept in any case. */
function withoutDoubled(mark: string, text: string): string {
  return mark !== '' && text.startsWith(mark) ? text.slice(mark.length) : text
}

function unchanged(path: string, edits: number): string {
  return edits === 1
    ? `No changes made to ${path}. The replacement produced identical content. This might indicate an issue with special characters or the text not existing as expected.`
    : `No changes made to ${path}. The replacements produced identical content.`
}
