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
