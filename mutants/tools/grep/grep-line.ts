import { mutant } from '../../mutant.ts'

const NO_LINE = 'GREP-010/an-empty-file-has-no-line'

export const countsFromZero = mutant({
  unit: 'grepLine',
  kills: 'GREP-001',
  does: 'counts lines from 0',
  control: NO_LINE,
  build: (original) => (line) => original({ ...line, line: line.line - 1 }),
})

export const trimsLines = mutant({
  unit: 'grepLine',
  kills: 'GREP-011',
  does: 'leaves out blanks and controls around a line',
  control: NO_LINE,
  build: (original) => (line) => original({ ...line, text: line.text.trim() }),
})

export const dropsReplacements = mutant({
  unit: 'grepLine',
  kills: 'GREP-014',
  does: 'leaves out what is no UTF-8',
  control: NO_LINE,
  build: (original) => (line) => original({ ...line, text: line.text.replaceAll('\ufffd', '') }),
})
