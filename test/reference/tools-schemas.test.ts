import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createReference } from '../../reference/create-reference.ts'
import { createNodeHost } from '../../reference/host/node-host.ts'
import { Tools } from '../../spec/schema/tools.ts'

const file = new URL('../../spec/json-schema/tools.json', import.meta.url)
const published = (JSON.parse(readFileSync(file, 'utf8')) as { $defs: Record<string, unknown> }).$defs
const names = Object.keys(Tools) as (keyof typeof Tools)[]

/** The schemas by which calls of each tool are checked, caught on their way. */
async function checkedSchemas(): Promise<Map<string, unknown>> {
  const seen = new Map<string, unknown>()
  const units = createReference(createNodeHost(), {
    validateArguments: () => (tool, schema) => {
      seen.set(tool, JSON.parse(JSON.stringify(schema)))
      throw new Error('seen')
    },
  })
  for (const name of names) await units.callTool(name, {}, { cwd: '/' })
  return seen
}

test('calls are checked by the schemas that are published', async () => {
  const seen = await checkedSchemas()
  for (const name of names) expect(seen.get(name), name).toEqual(published[`${name}.input`])
})

test('models are offered the schemas that are published', () => {
  const offered = createReference(createNodeHost()).listTools()
  expect(offered.length).toBeGreaterThanOrEqual(7)
  for (const { name, parameters } of offered)
    expect(JSON.parse(JSON.stringify(parameters)), name).toEqual(published[`${name}.input`])
})

test.each(names)('%s: what is published says what is refused', async (name) => {
  const units = createReference(createNodeHost())
  const { properties, required = [] } = published[`${name}.input`] as {
    properties: Record<string, { type: string }>
    required?: string[]
  }
  // No field takes a list of lists, and an object where a list is due is a list of one.
  const wrong = Object.fromEntries(Object.keys(properties).map((field) => [field, [[]]]))
  const told = (args: unknown) =>
    units.callTool(name, args, { cwd: '/' }).then(({ content }) => JSON.stringify(content))
  const problems = await told(wrong)
  for (const [field, { type }] of Object.entries(properties)) {
    const place = type === 'array' ? `${field}.0: expected object` : `${field}: expected ${type}`
    expect(problems).toContain(place)
  }
  if (required.length === 0) return
  const missing = await told({})
  for (const field of Object.keys(properties))
    expect(missing.includes(`${field}: missing`), field).toBe(required.includes(field))
})
