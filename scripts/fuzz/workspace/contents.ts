import fc from 'fast-check'
import type { Content } from '../../../harness/observe/questions.ts'

/** Pieces of lines, few enough that texts which calls look for often occur, once or several times. */
export const PIECES = [
  'alpha',
  'beta',
  'gamma delta',
  'it’s',
  "it's",
  'x',
  'xyx',
  'aa',
  'key ',
  'keys',
  'é',
  'e\u0301',
  'ﬁ',
  '“q”',
  '"q"',
  'a – b',
  'a - b',
  'm²',
  '😀',
  'n\u00a0b',
  '\ttab',
  '  two',
  'TODO',
  'u\u2028v',
  'nul\u0000',
  '$&',
  '\\n',
  '',
] as const

const piece = fc.constantFrom(...PIECES)
const ending = fc.oneof(
  { arbitrary: fc.constant('\n'), weight: 12 },
  { arbitrary: fc.constant('\r\n'), weight: 3 },
  { arbitrary: fc.constantFrom('\r', '', ' \n', '\n\n'), weight: 1 },
)

/** A text of a few lines with line ends of several kinds. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: lines(fc.constant('\n')), weight: 4 },
  { arbitrary: lines(fc.constant('\r\n')), weight: 1 },
  { arbitrary: lines(ending), weight: 2 },
  { arbitrary: lines(fc.constant('\n')).map((all) => `\ufeff${all}`), weight: 1 },
)

function lines(end: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const line = fc.tuple(fc.array(piece, { maxLength: 3 }), end).map(([parts, last]) => parts.join('') + last)
  return fc
    .tuple(fc.array(line, { maxLength: 12 }), piece, fc.boolean())
    .map(([all, last, unended]) => all.join('') + (unended ? last : ''))
}

/** Bytes that are no UTF-8, or that make programs take a file for binary. */
const bytes: fc.Arbitrary<Content> = fc
  .array(
    fc.constantFrom(
      [0x61, 0x0a],
      [0xff],
      [0xc3],
      [0xf0, 0x9f, 0x98],
      [0xed, 0xa0, 0x80],
      [0x00],
      [0x78, 0x0d, 0x0a],
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => ({ base64: Buffer.from(parts.flat()).toString('base64') }))

/** Contents near the limits of lines and bytes. */
const long: fc.Arbitrary<Content> = fc.oneof(
  fc.constantFrom(1999, 2000, 2001).map((times): Content => ({ repeat: { text: 'row\n' }, times })),
  fc.constantFrom(499, 500, 501, 600).map(
    (times): Content => ({
      parts: [{ text: 'alpha\n' }, { repeat: { text: 'w' }, times }, { text: 'TODO\n' }],
    }),
  ),
  fc.constantFrom(51199, 51200, 51201).map((times): Content => ({ repeat: { text: 'z' }, times })),
  fc
    .constantFrom(511, 512, 513)
    .map((times): Content => ({ repeat: { text: `${'y'.repeat(99)}\n` }, times })),
  fc.constantFrom(1, 600).map(
    (times): Content => ({
      parts: [{ text: 'first\n' }, { repeat: { text: 'é😀' }, times: 100 * times }, { text: '\nlast' }],
    }),
  ),
)

export const content: fc.Arbitrary<Content> = fc.oneof(
  { arbitrary: text.map((all): Content => ({ text: all })), weight: 12 },
  { arbitrary: bytes, weight: 1 },
  { arbitrary: long, weight: 1 },
)

const PATTERNS = [
  '*.log',
  '*.txt',
  '/a.txt',
  'dir',
  'dir/',
  '/sub',
  'build/',
  '!x.log',
  '!dir/c.txt',
  '**/deep.ts',
  'dir/*',
  'src/**',
  '# note',
  'sp ace.txt',
  '\\!x',
  '[ab].txt',
  '',
] as const

export const ignoreRules: fc.Arbitrary<Content> = fc
  .array(fc.constantFrom(...PATTERNS), { minLength: 1, maxLength: 4 })
  .map((patterns) => ({ text: `${patterns.join('\n')}\n` }))
