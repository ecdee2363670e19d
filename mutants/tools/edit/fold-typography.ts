import type { FoldedText } from '../../../reference/tools/edit/fold-typography.ts'
import { mutant } from '../../mutant.ts'

const CONTROL = 'EDIT-001/one-edit/a-word'
const FOLDED = 'EDIT-027/a-sign-in-the-file/single-quote-2019'

export const knowsNoDashes = mutant({
  unit: 'foldTypography',
  kills: 'EDIT-027',
  does: 'leaves dashes as they are',
  control: 'EDIT-028/at-the-end-of-a-line/space',
  build: (original) => (text) => withText(original(text), restore(text, /[\u2010-\u2015\u2212]/)),
})

export const keepsTabs = mutant({
  unit: 'foldTypography',
  kills: 'EDIT-028',
  does: 'takes only spaces at the end of a line for blanks',
  control: FOLDED,
  build: (original) => (text) => {
    // Line ends for the original are what it may trim up to, so that other blanks stand before a sign.
    const marked = text.replace(/[^\S\n ](?=\n|$)/g, '\u0001')
    return original(marked)
  },
})

export const foldsTabs = mutant({
  unit: 'foldTypography',
  kills: 'EDIT-029',
  does: 'takes a tab for a space',
  control: FOLDED,
  build: (original) => (text) => original(text.replaceAll('\t', ' ')),
})

export const foldsCompatible = mutant({
  unit: 'foldTypography',
  kills: 'EDIT-031',
  does: 'takes superscripts for digits',
  control: FOLDED,
  build: (original) => (text) =>
    original(text.replace(/[\u00B2\u00B3\u00B9\u2070-\u2089]/g, (sign) => sign.normalize('NFKC'))),
})

export const composesNothing = mutant({
  unit: 'foldTypography',
  kills: 'EDIT-039',
  does: 'does not compose characters',
  control: CONTROL,
  build: (original) => (text) => original(text.replace(/\p{M}/gu, '\u0002')),
})

function withText(folded: FoldedText, sign: (offset: number) => string | undefined): FoldedText {
  const text = Array.from({ length: folded.text.length }, (_, at) => {
    const offset = folded.offsets[at]
    return (offset === undefined ? undefined : sign(offset)) ?? folded.text[at]
  })
  return { ...folded, text: text.join('') }
}

/** The sign of the original text where it is one of these. */
function restore(text: string, signs: RegExp): (offset: number) => string | undefined {
  return (offset) => {
    const sign = text[offset]
    return sign !== undefined && signs.test(sign) ? sign : undefined
  }
}
