import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ReplacementFile } from '../subject/worker-channel.ts'
import { UsageError } from './usage-error.ts'

/** Reads `UNIT=FILE` or `UNIT=FILE#EXPORT`. */
export function readReplacement(text: string): ReplacementFile {
  const [, unit, file, name] = /^(\w+)=(.+?)(?:#(\w+))?$/.exec(text) ?? []
  if (!unit || !file)
    throw new UsageError(`--replace takes UNIT=FILE or UNIT=FILE#EXPORT; received "${text}".`)
  if (!existsSync(file)) throw new UsageError(`--replace ${unit}: the file ${file} is not there.`)
  return { unit, file: resolve(file), ...(name ? { export: name } : {}) }
}
