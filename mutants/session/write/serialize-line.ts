import { mutant } from '../../mutant.ts'

export const endsWithCarriageReturns = mutant({
  unit: 'serializeLine',
  kills: 'FMT-017',
  does: 'ends lines with CRLF',
  control: 'FMT-016/a-file-that-does-not-end-with-a-line-feed/a-torn-entry',
  build: (original) => (value) => original(value).replace(/\n$/, '\r\n'),
})
