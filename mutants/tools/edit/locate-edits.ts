import { ToolError } from '../../../reference/tools/tool.ts'
import { mutant } from '../../mutant.ts'
import { messageOf, rewordedNow } from '../reworded.ts'

const CONTROL = 'EDIT-001/one-edit/a-word'

export const readsReferences = mutant({
  unit: 'locateEdits',
  kills: 'EDIT-003',
  does: 'takes $& in a new text for what was found',
  control: CONTROL,
  build: (original) => (path, text, edits) =>
    original(
      path,
      text,
      edits.map((edit) => ({ ...edit, newText: edit.newText.replaceAll('$&', () => edit.oldText) })),
    ),
})

export const trimsTheOldText = mutant({
  unit: 'locateEdits',
  kills: 'EDIT-004',
  does: 'looks for the old text without the blanks around it',
  control: CONTROL,
  build: (original) => (path, text, edits) =>
    original(
      path,
      text,
      edits.map((edit) => ({ ...edit, oldText: edit.oldText.trim() })),
    ),
})

export const doesNotSayWhichIsMissing = mutant({
  unit: 'locateEdits',
  kills: 'EDIT-005',
  does: 'does not say which of several edits was not found',
  control: CONTROL,
  build: (original) => (path, text, edits) =>
    rewordedNow(
      () => original(path, text, edits),
      (message) => message.replace(/^Could not find edits\[\d+\]/, 'Could not find the exact text'),
    ),
})

export const namesOverlapsInTheOrderOfTheCall = mutant({
  unit: 'locateEdits',
  kills: 'EDIT-008',
  does: 'names edits that overlap in the order of the call',
  control: CONTROL,
  build: (original) => (path, text, edits) =>
    rewordedNow(
      () => original(path, text, edits),
      (message) => message.replace('edits[1] and edits[0] overlap', 'edits[0] and edits[1] overlap'),
    ),
})

export const insertsAtTheStart = mutant({
  unit: 'locateEdits',
  kills: 'EDIT-011',
  does: 'takes an empty old text for the start of the file',
  control: CONTROL,
  build: (original) => (path, text, edits) =>
    edits.flatMap((edit, index) =>
      edit.oldText === ''
        ? [{ index, start: 0, end: 0, newText: edit.newText }]
        : original(path, text, edits.length === 1 ? edits : [edit]),
    ),
})

export const looksForAllBeforeItCounts = mutant({
  unit: 'locateEdits',
  kills: 'EDIT-012',
  does: 'looks whether any edit is not found before it counts places',
  control: 'EDIT-005/one-of-several',
  build: (original) => (path, text, edits) => {
    edits.forEach((edit, index) => {
      try {
        original(path, text, [edit])
      } catch (error) {
        const found = messageOf(error)
        if (!found.startsWith('Could not find') || edits.length === 1) return
        throw new ToolError(
          `Could not find edits[${index}] in ${path}. The oldText must match exactly including all whitespace and newlines.`,
        )
      }
    })
    return original(path, text, edits)
  },
})

export const looksForCarriageReturns = mutant({
  unit: 'locateEdits',
  kills: 'EDIT-014',
  does: 'does not find an old text with CRLF',
  control: CONTROL,
  build: (original) => (path, text, edits) =>
    original(
      path,
      text,
      edits.map((edit) => ({ ...edit, oldText: edit.oldText.replaceAll('\r', '\u0000') })),
    ),
})

export const foldsTheCounting = mutant({
  unit: 'locateEdits',
  kills: 'EDIT-033',
  does: 'counts folded places also of a text that occurs exactly',
  control: 'EDIT-027/a-sign-in-the-file/single-quote-2019',
  build: (original, units) => (path, text, edits) => {
    for (const { oldText } of edits) {
      const { length } = units.findExact(units.foldTypography(text).text, units.foldTypography(oldText).text)
      if (length < 2) continue
      throw new ToolError(
        `Found ${length} occurrences of the text in ${path}. The text must be unique. Please provide more context to make it unique.`,
      )
    }
    return original(path, text, edits)
  },
})

export const findsBlanksAtTheStart = mutant({
  unit: 'locateEdits',
  kills: 'EDIT-034',
  does: 'takes blanks that are not found for the start of the file',
  control: CONTROL,
  build: (original) => (path, text, edits) => {
    const [edit] = edits
    const blank = edit !== undefined && edit.oldText !== '' && edit.oldText.trim() === ''
    if (!blank || edits.length > 1 || text.includes(edit.oldText)) return original(path, text, edits)
    return [{ index: 0, start: 0, end: 0, newText: edit.newText }]
  },
})

export const trimsTheEndOfTheOldText = mutant({
  unit: 'locateEdits',
  kills: 'EDIT-035',
  does: 'drops blanks at the end of an old text that is not found',
  control: CONTROL,
  build: (original) => (path, text, edits) =>
    original(
      path,
      text,
      edits.map((edit) =>
        text.includes(edit.oldText) ? edit : { ...edit, oldText: edit.oldText.replace(/[ \t]+$/, '') },
      ),
    ),
})
