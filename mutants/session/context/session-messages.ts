import { mutant } from '../../mutant.ts'

export const repeatsOldSummaries = mutant({
  unit: 'sessionMessages',
  kills: 'CTX-018',
  does: 'repeats the summaries of older compactions that were kept',
  control: 'CTX-013/entries-kept-from-before-and-entries-after',
  build: (original) => (selected, read) =>
    original(
      selected.map((entry) => ({ ...entry, kept: false })),
      read,
    ),
})
