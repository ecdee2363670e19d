import { mutant } from '../../mutant.ts'

const SHORT_LINES = 'TRUNC-001/a-file-around-the-line-limit/one-line-too-many'

export const namesLinesFirst = mutant({
  unit: 'readNotice',
  kills: 'TRUNC-003',
  does: 'names the line limit whenever the text has too many lines',
  control: 'TRUNC-002/lines-that-are-too-many-bytes/one-line-too-many',
  build: (original) => (read) => {
    const { truncation } = read
    const tooMany = truncation.truncated && truncation.totalLines > truncation.maxLines
    return original(tooMany ? { ...read, truncation: { ...truncation, truncatedBy: 'lines' } } : read)
  },
})

export const doesNotQuote = mutant({
  unit: 'readNotice',
  kills: 'TRUNC-007',
  does: 'puts the path into the command as it is',
  control: 'TRUNC-006/the-size-of-the-line/one-byte-too-many',
  build: (original) => (read) =>
    original({ ...read, path: 'PATH' }).replace("p' PATH |", () => `p' ${read.path} |`),
})

export const forgetsTheLastLine = mutant({
  unit: 'readNotice',
  kills: 'TRUNC-009',
  does: 'counts one line too few among those that follow',
  control: SHORT_LINES,
  build: (original) => (read) =>
    original(read).replace(/\[(\d+) more lines/, (_, count) => `[${Number(count) - 1} more lines`),
})

export const namesTheAskedLimit = mutant({
  unit: 'readNotice',
  kills: 'TRUNC-010',
  does: 'answers as if the asked limit had ended the text, although a cap did',
  control: SHORT_LINES,
  build: (original) => (read) =>
    original(
      read.limit === undefined ? read : { ...read, truncation: { ...read.truncation, truncated: false } },
    ),
})

export const countsFromTheOffset = mutant({
  unit: 'readNotice',
  kills: 'TRUNC-011',
  does: 'numbers lines from the start of the selected range',
  control: SHORT_LINES,
  build: (original) => (read) => original({ ...read, offset: 1 }),
})
