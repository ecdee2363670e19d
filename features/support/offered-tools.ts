import type { Observed } from '../../harness/observe/observed.ts'

/** A member of the first tool of that name in a list of tools; undefined when there is none. */
export function memberOfTool(
  tools: Observed<unknown>,
  name: string,
  ...path: readonly string[]
): Observed<unknown> {
  const list = tools.value
  const index = Array.isArray(list) ? list.findIndex((tool) => tool?.name === name) : -1
  return tools.at(index, ...path)
}

/**
 * The fields of an object's schema as texts such as `offset? number`, sorted; a mark says that the field is optional. What is no
 * such schema is shown as it is.
 */
export function fieldsOf(schema: unknown): unknown {
  const { type, required = [], properties } = Object(schema)
  if (type !== 'object' || typeof properties !== 'object' || properties === null || !Array.isArray(required))
    return schema
  const unknown = required.filter((name) => !Object.hasOwn(properties, String(name)))
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'} ${Object(field).type}`,
  )
  return [...fields, ...unknown.map((name) => `${name} without a schema`)].sort()
}
