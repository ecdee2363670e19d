/** Writes the JSON Schema files of `spec/json-schema/`, or of another folder: `npm run schemas [-- --check] [FOLDER]`; `--check` fails when one is stale. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { documents } from './schemas/documents.ts'

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [folder = join(import.meta.dirname, '..', 'spec', 'json-schema')] = positionals
mkdirSync(folder, { recursive: true })

const wanted = new Map(
  Object.entries(documents).map(([name, schema]) => [
    `${name}.json`,
    `${JSON.stringify(schema, undefined, 2)}\n`,
  ]),
)
const present = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
const names = [...new Set([...wanted.keys(), ...present.keys()])].sort()
const stale = names.filter((name) => wanted.get(name) !== present.get(name))

if (values.check) {
  for (const name of stale)
    process.stderr.write(`${join(folder, name)} is stale; npm run schemas writes it.\n`)
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  for (const name of stale) {
    const text = wanted.get(name)
    if (text === undefined) rmSync(join(folder, name))
    else writeFileSync(join(folder, name), text)
  }
  process.stdout.write(`${wanted.size} schemas, ${stale.length} written or removed\n`)
}
