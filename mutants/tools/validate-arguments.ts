import { ToolError } from '../../reference/tools/tool.ts'
import { mutant } from '../mutant.ts'
import { rewordedNow } from './reworded.ts'

const CONTROL = 'WRITE-002/a-file-that-exists-is-replaced-as-a-whole/shorter'

export const tellsOneProblem = mutant({
  unit: 'validateArguments',
  kills: 'TOOL-005',
  does: 'tells only the first problem',
  control: CONTROL,
  build: (original) => (tool, schema, value) =>
    rewordedNow(
      () => original(tool, schema, value),
      (message) => message.replace(/^([^\n]*\n[^\n]*\n)(?: {2}- [^\n]*\n)*/, '$1'),
    ),
})

export const refusesUnknownFields = mutant({
  unit: 'validateArguments',
  kills: 'TOOL-007',
  does: 'refuses fields that the tool does not know',
  control: CONTROL,
  build: (original) => (tool, schema, value) => {
    const unknown = Object.keys(value ?? {}).filter((name) => !Object.hasOwn(schema['properties'], name))
    if (unknown.length > 0) throw new ToolError(`Unknown fields: ${unknown.join(', ')}`)
    return original(tool, schema, value)
  },
})

export const takesNullForZero = mutant({
  unit: 'validateArguments',
  kills: 'TOOL-011',
  does: 'takes null for zero',
  control: CONTROL,
  build: (original) => (tool, schema, value) =>
    original(tool, schema, typeof value === 'object' && value !== null ? withoutNull(value) : value),
})

export const wantsLists = mutant({
  unit: 'validateArguments',
  kills: 'TOOL-013',
  does: 'refuses a single value where a list is expected',
  control: CONTROL,
  build: (original) => (tool, schema, value) => {
    if (typeof value === 'object' && value !== null && 'edits' in value && !Array.isArray(value.edits)) {
      throw new ToolError(`Validation failed for tool "${tool}":\n  - edits: expected array`)
    }
    return original(tool, schema, value)
  },
})

export const sortsProblems = mutant({
  unit: 'validateArguments',
  kills: 'TOOL-023',
  does: 'tells problems in the order of the alphabet',
  control: CONTROL,
  build: (original) => (tool, schema, value) =>
    rewordedNow(
      () => original(tool, schema, value),
      (message) =>
        message.replace(
          /(?:^ {2}- .*\n)+/m,
          (problems) => `${problems.trimEnd().split('\n').sort().join('\n')}\n`,
        ),
    ),
})

function withoutNull(value: object): object {
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, field === null ? 0 : field]))
}
