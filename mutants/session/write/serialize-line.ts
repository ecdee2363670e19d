import { mutant } from '../../mutant.ts'

export const endsWithCarriageReturns = mutant({
  unit: 'serializeLine',
  kills: 'FMT-017',
  does: 'ends lines with CRLF',
  control: 'TREE-015/two-messages-one-after-the-other',
  build: (original) => (value) => original(value).replace(/\n$/, '\r\n'),
})
