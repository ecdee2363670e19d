import fc from 'fast-check'
import { PIECES } from '../workspace/contents.ts'
import { filePath } from '../workspace/names.ts'

const part = fc.oneof(
  { arbitrary: fc.constantFrom(...PIECES), weight: 6 },
  {
    arbitrary: fc.constantFrom('\n', '\r\n', '\r', ' ', '\n\n', '\ufeff', 'row\n', 'm2', 'fi', 'Alpha'),
    weight: 2,
  },
)
const searched = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''))
const inserted = fc.array(part, { maxLength: 3 }).map((parts) => parts.join(''))
const one = fc.record({ oldText: searched, newText: inserted })
const several = fc.array(one, { minLength: 1, maxLength: 3 })

/** The forms in which models send edits: a list, and the forms that are repaired, or not. */
const edits: fc.Arbitrary<object> = fc.oneof(
  { arbitrary: several.map((list) => ({ edits: list })), weight: 14 },
  { arbitrary: several.map((list) => ({ edits: JSON.stringify(list) })), weight: 1 },
  { arbitrary: one.map((single) => ({ edits: single })), weight: 1 },
  { arbitrary: one.map((single) => ({ edits: JSON.stringify(single) })), weight: 1 },
  { arbitrary: one, weight: 1 },
  { arbitrary: fc.tuple(several, one).map(([list, single]) => ({ edits: list, ...single })), weight: 1 },
  { arbitrary: one.map((single) => ({ edits: [JSON.stringify(single)] })), weight: 1 },
  { arbitrary: fc.tuple(one, inserted).map(([single, text]) => ({ edits: text, ...single })), weight: 1 },
  {
    arbitrary: fc.constantFrom(
      { edits: [] },
      { edits: null },
      { edits: {} },
      { edits: '[]' },
      { edits: [null] },
    ),
    weight: 1,
  },
)

export const editArguments: fc.Arbitrary<object> = fc
  .tuple(filePath, edits)
  .map(([path, given]) => ({ path, ...given }))
