import type { AppliedEdits, ApplyEdits } from '../../../reference/tools/edit/apply-edits.ts'
import { mutant } from '../../mutant.ts'
import { messageOf } from '../reworded.ts'

const CONTROL = 'EDIT-001/one-edit/a-word'
const MARK = '\uFEFF'

export const oneAfterTheOther = mutant({
  unit: 'applyEdits',
  kills: 'EDIT-002',
  does: 'looks for each edit in the result of the one before',
  control: CONTROL,
  build: (original) => (path, text, edits) => {
    const first = original(path, text, edits.slice(0, 1))
    return edits.slice(1).reduce((applied, edit) => {
      const { content, newLines } = original(path, applied.content, [edit])
      return { content, oldLines: first.oldLines, newLines }
    }, first)
  },
})

export const changesNothingGladly = mutant({
  unit: 'applyEdits',
  kills: 'EDIT-009',
  does: 'takes edits without effect for a success',
  control: CONTROL,
  build: (original) => (path, text, edits) => withoutEffect(original, path, text, edits, () => true),
})

export const writesLineFeeds = mutant({
  unit: 'applyEdits',
  kills: 'EDIT-015',
  does: 'writes LF for every CRLF',
  control: CONTROL,
  build: (original) => (path, text, edits) =>
    contentOf(original(path, text, edits), (content) => content.replaceAll('\r\n', '\n')),
})

export const joinsLineEnds = mutant({
  unit: 'applyEdits',
  kills: 'EDIT-016',
  does: 'lets a lone CR and the LF behind it become one line end',
  control: CONTROL,
  build: (original) => (path, text, edits) =>
    contentOf(original(path, text, edits), (content) => content.replaceAll('\r\n\n', '\r\n')),
})

export const countsOtherLineEnds = mutant({
  unit: 'applyEdits',
  kills: 'EDIT-017',
  does: 'takes other line ends for a change',
  control: CONTROL,
  build: (original) => (path, text, edits) =>
    withoutEffect(original, path, text, edits, () =>
      edits.some(({ oldText, newText }) => oldText !== newText),
    ),
})

export const dropsTheMark = mutant({
  unit: 'applyEdits',
  kills: 'EDIT-018',
  does: 'drops the byte order mark of the file',
  control: CONTROL,
  build: (original) => (path, text, edits) =>
    contentOf(original(path, text, edits), (content) => content.replace(MARK, '')),
})

export const looksForTheMark = mutant({
  unit: 'applyEdits',
  kills: 'EDIT-019',
  does: 'does not find an old text that begins with the byte order mark of the file',
  control: 'EDIT-018/a-file-that-begins-with-a-mark/the-first-line',
  build: (original) => (path, text, edits) =>
    original(
      path,
      text,
      edits.map((edit) =>
        edit.oldText.startsWith(MARK) ? { ...edit, oldText: `\u0000${edit.oldText}` } : edit,
      ),
    ),
})

export const foldsTheWholeFile = mutant({
  unit: 'applyEdits',
  kills: 'EDIT-024',
  does: 'writes the whole file with straight quotes and without blanks at the ends of lines',
  control: CONTROL,
  build: (original, units) => (path, text, edits) => original(path, units.foldTypography(text).text, edits),
})

export const straightensTheNewText = mutant({
  unit: 'applyEdits',
  kills: 'EDIT-030',
  does: 'straightens the quotes of a new text',
  control: CONTROL,
  build: (original) => (path, text, edits) =>
    original(
      path,
      text,
      edits.map((edit) => ({ ...edit, newText: edit.newText.replace(/[“”]/g, '"') })),
    ),
})

export const foldsTheTouchedLine = mutant({
  unit: 'applyEdits',
  kills: 'EDIT-032',
  does: 'writes a line in which something was found folded without its typography',
  control: 'EDIT-024/a-ligature-before-the-place',
  build: (original, units) => (path, text, edits) =>
    contentOf(original(path, text, edits), (content) => {
      const old = text.split('\n')
      const lines = content.split('\n')
      return lines.map((line, at) => (line === old[at] ? line : units.foldTypography(line).text)).join('\n')
    }),
})

function contentOf(applied: AppliedEdits, change: (content: string) => string): AppliedEdits {
  return { ...applied, content: change(applied.content) }
}

/** The text as it was, in place of the error that nothing would change. */
function withoutEffect(
  original: ApplyEdits,
  path: string,
  text: string,
  edits: Parameters<ApplyEdits>[2],
  when: () => boolean,
): AppliedEdits {
  try {
    return original(path, text, edits)
  } catch (error) {
    if (!messageOf(error).startsWith('No changes') || !when()) throw error
    return { content: text, oldLines: text, newLines: text }
  }
}
