/**
 * Converts a value to the type that a schema wants: numbers and booleans print as strings, number-like strings and booleans
 * become numbers, and `"true"`, `"false"` (in any case), `"1"`, `"0"`, 1 and 0 become booleans.
 * Null and the empty string are never converted: a file must not be overwritten with the text `null`.
 *
 * @param type `string`, `number`, `integer` or `boolean`
 * @returns the converted value in a box, or undefined when the value cannot be taken for that type
 * Area: TOOL.
 */
export function coerceArgument(type: string, value: unknown): { value: unknown } | undefined {
  if (type === 'string') return toText(value)
  if (type === 'boolean') return toBoolean(value)
  const number = toNumber(value)
  if (number === undefined || !Number.isFinite(number)) return undefined
  return type === 'number' || Number.isInteger(number) ? { value: number } : undefined
}

function toText(value: unknown): { value: string } | undefined {
  if (typeof value === 'string') return { value }
  return typeof value === 'number' || typeof value === 'boolean' ? { value: String(value) } : undefined
}

function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const truth = toBoolean(value)
  return truth === undefined ? Number(value) : Number(truth.value)
}

function toBoolean(value: unknown): { value: boolean } | undefined {
  if (typeof value === 'boolean') return { value }
  const word = typeof value === 'string' ? value.toLowerCase() : value
  if (word === 'true' || word === '1' || word === 1) return { value: true }
  return word === 'false' || word === '0' || word === 0 ? { value: false } : undefined
}
