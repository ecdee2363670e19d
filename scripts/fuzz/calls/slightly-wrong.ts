import fc from 'fast-check'

/** What a model may send in place of a value of the right type. */
const strange = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  true,
  false,
  'yes',
  'true',
  '5',
  [],
  ['a.txt'],
  {},
  7,
  '1e1',
)

interface Mistake {
  readonly kind: 'replace' | 'drop' | 'add' | 'whole'
  /** Which property, modulo their number. */
  readonly at: number
  readonly value: unknown
}

const mistake: fc.Arbitrary<Mistake> = fc.oneof(
  fc.record({ kind: fc.constant('replace' as const), at: fc.nat(5), value: strange }),
  fc.record({ kind: fc.constant('drop' as const), at: fc.nat(5), value: fc.constant(undefined) }),
  fc.record({ kind: fc.constant('add' as const), at: fc.nat(5), value: strange }),
  fc.record({
    kind: fc.constant('whole' as const),
    at: fc.nat(5),
    value: fc.constantFrom<unknown>(null, [], 'a.txt', {}, 7, [{}]),
  }),
)

/**
 * Arguments of a tool, now and then with one mistake: a value of another type, a property missing or unknown, or no object at all.
 * Most calls stay right, so that tools are reached.
 */
export function slightlyWrong(args: fc.Arbitrary<object>): fc.Arbitrary<unknown> {
  return fc
    .tuple(args, sometimes(mistake, 0.8))
    .map(([right, wrong]) => (wrong ? mistaken(right, wrong) : right))
}

function mistaken(right: object, { kind, at, value }: Mistake): unknown {
  const entries = Object.entries(right)
  const chosen = entries.length === 0 ? 0 : at % entries.length
  if (kind === 'whole') return value
  if (kind === 'add') return { ...right, extra: value }
  if (kind === 'drop') return Object.fromEntries(entries.filter((_, index) => index !== chosen))
  return Object.fromEntries(entries.map(([name, old], index) => [name, index === chosen ? value : old]))
}

/** A property that is there in so many of ten cases. */
export function sometimes<Value>(value: fc.Arbitrary<Value>, inTen = 5): fc.Arbitrary<Value | undefined> {
  const there = Math.round(inTen * 10)
  return fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 100 - there },
    { arbitrary: value, weight: there },
  )
}

/** Leaves out what is undefined, as JSON does. */
export function present(record: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}
