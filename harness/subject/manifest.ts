import { existsSync, readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Static, Type } from '@sinclair/typebox'
import { UsageError } from '../cli/usage-error.ts'
import { packageRoot, runnable } from '../package-root.ts'
import { faultOf } from './envelope.ts'
import { missingRequirement, Requirement } from './requirements.ts'

/** An adapter's manifest, `manifest.json`; paths are relative to it. Published as `spec/json-schema/manifest.json`. */
export const Manifest = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    /** Program and arguments. Arguments that start with `./` are files. `node` is the Node that runs the suite. */
    command: Type.Array(Type.String(), { minItems: 1 }),
    /** Module for the in-process transport: exports `serve(port, { replacements })`. */
    module: Type.Optional(Type.String()),
    environment: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** Known violations. */
    baseline: Type.Optional(Type.String()),
    /**
     * What must be there before the adapter can run, and what to do when it is missing: a file, a program on `PATH`, or a
     * package of npm that the first file of the command can import.
     */
    requires: Type.Optional(Type.Array(Requirement)),
    /** Milliseconds until a request counts as unanswered. */
    timeout: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })),
  },
  { additionalProperties: false },
)
type Manifest = Static<typeof Manifest>

/** A subject that can be started, with absolute paths. */
export interface SubjectDescription {
  readonly name: string
  readonly command: readonly string[]
  /** URL. */
  readonly module?: string
  readonly environment: Readonly<Record<string, string>>
  readonly baseline?: string
  readonly timeout?: number
  readonly missing?: readonly MissingProgram[]
}

/** Without something that its manifest requires for it, a capability cannot be judged here. */
export interface MissingProgram {
  readonly capability: string
  readonly reason: string
}

/**
 * Reads a manifest.
 *
 * @throws UsageError when it cannot be read, does not match the schema, or misses what it requires
 */
export function readManifest(file: string): SubjectDescription {
  const manifest = parse(file)
  const folder = dirname(resolve(file))
  const inside = (path: string) => (isAbsolute(path) ? path : join(folder, path))
  const command = manifest.command.map((part, index) => {
    if (index === 0 && part === 'node') return process.execPath
    return /^\.\.?\//.test(part) ? runnable(inside(part)) : part
  })
  const program = command.find((part, index) => index > 0 && isAbsolute(part))
  const places = { inside, importing: program === undefined ? folder : dirname(program) }
  const missing: MissingProgram[] = []
  for (const need of manifest.requires ?? []) {
    const reason = missingRequirement(manifest.name, need, places)
    if (reason !== undefined && need.for === undefined) throw new UsageError(reason)
    if (reason !== undefined && need.for !== undefined) missing.push({ capability: need.for, reason })
  }
  return {
    name: manifest.name,
    command,
    environment: manifest.environment ?? {},
    ...(manifest.module ? { module: pathToFileURL(runnable(inside(manifest.module))).href } : {}),
    ...(manifest.baseline ? { baseline: inside(manifest.baseline) } : {}),
    ...(manifest.timeout ? { timeout: manifest.timeout } : {}),
    ...(missing.length > 0 ? { missing } : {}),
  }
}

/** The manifest of an adapter that comes with the suite; undefined when there is none of that name. */
export function bundledManifest(name: string): string | undefined {
  const file = join(packageRoot, 'adapters', name, 'manifest.json')
  return /^[\w-]+$/.test(name) && existsSync(file) ? file : undefined
}

function parse(file: string): Manifest {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`The adapter manifest ${file} cannot be read: ${(error as Error).message}`)
  }
  const problem = faultOf(Manifest, value)
  if (problem) {
    throw new UsageError(
      `The adapter manifest ${file} is not valid: ${problem}. ` +
        'It needs at least {"name": "mine", "command": ["program", "argument"]}; the schema is spec/json-schema/manifest.json.',
    )
  }
  return value as Manifest
}
