import type { ComparisonAttachment } from '../../harness/run/attachments.ts'

/** Most places inside one value that are changed, one after another. */
const PLACES = 60

/**
 * Values that differ from an observed one, the likeliest to be rejected first: a comparison that is worth something rejects one of
 * them. What it expects is used where only that can displease it, as in "lacks".
 */
export function changedValues(
  value: unknown,
  { kind, expected }: Pick<ComparisonAttachment, 'kind' | 'expected'>,
): unknown[] {
  const displeasing = kind === 'lacks' || kind === 'differs from' ? [expected] : []
  const changed = [...shallow(value, displeasing)]
  for (const path of places(value).slice(0, PLACES)) {
    for (const other of shallow(valueAt(value, path), displeasing))
      changed.push(withChange(value, path, other))
  }
  return changed
}

/** A copy of a value in which the value at a path is another; `undefined` removes it. */
export function withChange(value: unknown, path: readonly (string | number)[], next: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return next
  if (Array.isArray(value))
    return value.map((item, index) => (index === Number(key) ? withChange(item, rest, next) : item))
  const object: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {}
  const changed = withChange(object[key], rest, next)
  if (changed === undefined) delete object[key]
  else object[key] = changed
  return object
}

export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inside, key) => (isIndexable(inside) ? inside[key] : undefined), value)
}

function shallow(value: unknown, displeasing: readonly unknown[]): unknown[] {
  switch (typeof value) {
    case 'string':
      return [
        `${value}changed`,
        'changed',
        '',
        value.slice(1),
        ...displeasing.map((part) => (typeof part === 'string' ? value + part : part)),
      ]
    case 'number':
      return [value + 1, value + 1_000_000_000, value - 1_000_000_000, 0, ...displeasing]
    case 'boolean':
      return [!value]
    case 'object':
      if (value === null) return ['changed', 0, {}]
      return Array.isArray(value)
        ? [[...value, another(value)], value.slice(0, -1), []]
        : [
            ...Object.keys(value).map((key) => withChange(value, [key], undefined)),
            { ...value, changed: true },
          ]
    default:
      return ['changed', 0, null, ...displeasing]
  }
}

/** An element like those that are there, but not one of them. */
function another(values: readonly unknown[]): unknown {
  const last = values.at(-1)
  const [first] = places(last)
  if (last === undefined || first === undefined) return 'changed'
  return withChange(last, first, 'workspace/changed')
}

/** Paths of everything inside a value: leaves first, then what holds them. */
function places(value: unknown): (string | number)[][] {
  if (!isIndexable(value)) return []
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  const leaves = keys.filter((key) => !isIndexable(value[key])).map((key) => [key])
  const deeper = keys.filter((key) => isIndexable(value[key]))
  return [
    ...leaves,
    ...deeper.flatMap((key) => places(value[key]).map((path) => [key, ...path])),
    ...deeper.map((key) => [key]),
  ]
}

function isIndexable(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}
