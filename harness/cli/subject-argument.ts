import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packageRoot } from '../package-root.ts'
import { bundledManifest, readManifest, type SubjectDescription } from '../subject/manifest.ts'
import { UsageError } from './usage-error.ts'

export type SubjectArgument =
  | { readonly kind: 'live'; readonly subject: SubjectDescription }
  | { readonly kind: 'transcript'; readonly file: string }

/**
 * What the user wants judged: a bundled adapter's name, a manifest, a transcript, or a command.
 *
 * @throws UsageError when it is none of these
 */
export function readSubject(argument: string | undefined, command: readonly string[]): SubjectArgument {
  if (command.length > 0) {
    if (argument !== undefined)
      throw new UsageError(`Name a subject, or give a command after "--", not both (got "${argument}").`)
    return {
      kind: 'live',
      subject: { name: command[0] ?? '', command: command.map(fromHere), environment: {} },
    }
  }
  if (argument === undefined) throw new UsageError(`What should be certified? ${choices()}`)
  const bundled = bundledManifest(argument)
  if (bundled) return { kind: 'live', subject: readManifest(bundled) }
  if (!existsSync(argument)) throw new UsageError(`There is no subject "${argument}". ${choices()}`)
  if (argument.endsWith('.jsonl')) return { kind: 'transcript', file: argument }
  return { kind: 'live', subject: readManifest(argument) }
}

/** Subjects run in folders of their own: a file that the user names from here needs its absolute path. */
function fromHere(word: string, index: number): string {
  if (index === 0 && !/[\\/]/.test(word)) return word
  return statSync(word, { throwIfNoEntry: false })?.isFile() ? resolve(word) : word
}

function choices(): string {
  const folder = join(packageRoot, 'adapters')
  const names = readdirSync(folder).filter((name) => bundledManifest(name))
  return `Give the name of a bundled adapter (${names.join(', ')}), the path of a manifest (.json), the path of a transcript (.jsonl), or a command after "--".`
}
