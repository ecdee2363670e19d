import { mutant } from '../mutant.ts'

export const countsAnEmptyLastLine = mutant({
  unit: 'countLines',
  kills: 'TRUNC-008',
  does: 'counts what follows a final line feed as a line',
  control: 'TRUNC-001/a-last-line-without-a-line-feed-counts',
  build: (original) => (text) => original(text) + (text.endsWith('\n') ? 1 : 0),
})
