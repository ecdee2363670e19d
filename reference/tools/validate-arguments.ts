import type { TSchema } from '@sinclair/typebox'
import type { Units } from '../units.ts'
import { ToolError } from './tool.ts'

/** See {@link buildValidateArguments}. */
export type ValidateArguments = (tool: string, schema: TSchema, value: unknown) => unknown

/**
 * Checks the arguments of a call against the tool's schema. Values that a model often sends in another type are converted:
 * see the unit `coerceArgument`. Unknown properties are left out, null for an optional property means that it is missing,
 * and a single value where a list is expected is a list of one.
 *
 * @returns a new value of the schema's type
 * @throws ToolError that lists every problem in the schema's order, and the arguments as received
 * Area: TOOL.
 */
export function buildValidateArguments(units: Units): ValidateArguments {
  return (tool, schema, value) => {
    const problems: string[] = []
    const checked = check(schema, value, [], problems, units)
    if (problems.length === 0) return checked
    const received = JSON.stringify(value, null, 2) ?? String(value)
    throw new ToolError(
      [`Validation failed for tool "${tool}":`, ...problems, '', 'Received arguments:', received].join('\n'),
    )
  }
}

function check(schema: TSchema, value: unknown, path: string[], problems: string[], units: Units): unknown {
  const type = String(schema['type'])
  if (type === 'array') {
    const items = Array.isArray(value) ? value : [value]
    return items.map((item, index) => check(schema['items'], item, [...path, String(index)], problems, units))
  }
  if (type === 'object') {
    if (isObject(value)) return checkProperties(schema, value, path, problems, units)
  } else {
    const coerced = units.coerceArgument(type, value)
    if (coerced !== undefined) return coerced.value
  }
  problems.push(problem(path, `expected ${type}, got ${typeName(value)}`))
  return undefined
}

function checkProperties(
  schema: TSchema,
  value: Record<string, unknown>,
  path: string[],
  problems: string[],
  units: Units,
): Record<string, unknown> {
  const checked: Record<string, unknown> = {}
  const required: readonly string[] = schema['required'] ?? []
  for (const [name, property] of Object.entries<TSchema>(schema['properties'])) {
    const given = Object.hasOwn(value, name) ? value[name] : undefined
    if (required.includes(name) ? given !== undefined : given !== undefined && given !== null) {
      checked[name] = check(property, given, [...path, name], problems, units)
    } else if (required.includes(name)) {
      problems.push(problem([...path, name], 'missing'))
    }
  }
  return checked
}

function problem(path: string[], text: string): string {
  return `  - ${path.join('.') || 'root'}: ${text}`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (Number.isNaN(value)) return 'NaN'
  return Number.isInteger(value) ? 'integer' : typeof value
}
