/**
 * The reference as a program.
 *
 *     node stdio.ts [--replace UNIT=FILE[#EXPORT]]...
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serveOnStdio } from '../stdio/serve-on-stdio.ts'
import { referenceHandlers } from './handlers.ts'
import { loadReplacements, type ReplacementFile } from './replacements.ts'

function readReplacement(text: string): ReplacementFile {
  const [, unit, file, name] = /^(\w+)=(.+?)(?:#(\w+))?$/.exec(text) ?? []
  if (!unit || !file) throw new Error(`--replace takes UNIT=FILE or UNIT=FILE#EXPORT; received "${text}".`)
  return { unit, file: resolve(file), ...(name ? { export: name } : {}) }
}

try {
  const { values } = parseArgs({ options: { replace: { type: 'string', multiple: true, default: [] } } })
  serveOnStdio(referenceHandlers(await loadReplacements(values.replace.map(readReplacement))))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
