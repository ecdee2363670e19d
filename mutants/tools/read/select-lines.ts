import { mutant } from '../../mutant.ts'

const LF = 10
const CR = 13

export const countsAnEmptyLastLine = mutant({
  unit: 'selectLines',
  kills: 'TRUNC-012',
  does: 'counts one line more in the selected range',
  control: 'TRUNC-001/a-file-around-the-line-limit/one-line-too-many',
  build: (original) => async (chunks, selection) => {
    const selected = await original(chunks, selection)
    return { ...selected, lines: selected.lines + 1 }
  },
})

export const countsNoEmptyLastLine = mutant({
  unit: 'selectLines',
  kills: 'READ-003',
  does: 'does not count what follows a final line feed as a line of the file',
  control: 'READ-002/a-file-and-an-offset/no-final-line-feed',
  build: (original) => async (chunks, selection) => {
    let last: number | undefined
    async function* watched(): AsyncIterable<Uint8Array> {
      for await (const chunk of chunks) {
        last = chunk.at(-1) ?? last
        yield chunk
      }
    }
    const selected = await original(watched(), selection)
    return last === LF ? { ...selected, fileLines: selected.fileLines - 1 } : selected
  },
})

export const endsLinesAtCarriageReturns = mutant({
  unit: 'selectLines',
  kills: 'READ-004',
  does: 'takes a carriage return for the end of a line',
  control: 'READ-002/a-file-and-an-offset/no-final-line-feed',
  build: (original) => (chunks, selection) => {
    async function* translated(): AsyncIterable<Uint8Array> {
      for await (const chunk of chunks) yield chunk.map((byte) => (byte === CR ? LF : byte))
    }
    return original(translated(), selection)
  },
})

export const dropsControlCharacters = mutant({
  unit: 'selectLines',
  kills: 'READ-007',
  does: 'drops control characters',
  control: 'READ-002/a-file-and-an-offset/no-final-line-feed',
  build: (original) => (chunks, selection) => {
    async function* cleaned(): AsyncIterable<Uint8Array> {
      for await (const chunk of chunks) yield chunk.filter((byte) => byte >= 32 || byte === LF || byte === CR)
    }
    return original(cleaned(), selection)
  },
})

export const holdsOneString = mutant({
  unit: 'selectLines',
  kills: 'READ-008',
  does: 'fails where the text of the whole file is longer than a string can be',
  control: 'READ-002/a-file-and-an-offset/no-final-line-feed',
  build: (original) => (chunks, selection) => {
    async function* held(): AsyncIterable<Uint8Array> {
      let size = 0
      for await (const chunk of chunks) {
        size += chunk.length
        if (size > 0x1fffffe8)
          throw new RangeError('Cannot create a string longer than 0x1fffffe8 characters')
        yield chunk
      }
    }
    return original(held(), selection)
  },
})

export const showsOneLineMore = mutant({
  unit: 'selectLines',
  kills: 'READ-014',
  does: 'shows one line more than was asked for',
  control: 'READ-002/a-file-and-an-offset/no-final-line-feed',
  build:
    (original) =>
    (chunks, { offset, limit }) =>
      original(chunks, { offset, limit: limit === undefined ? undefined : limit + 1 }),
})
