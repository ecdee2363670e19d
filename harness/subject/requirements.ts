import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { type Static, Type } from '@sinclair/typebox'

/** Something that must be there before an adapter can run, as its manifest says it. */
export const Requirement = Type.Object({
  file: Type.Optional(Type.String()),
  program: Type.Optional(Type.String()),
  package: Type.Optional(Type.String()),
  /**
   * The capability that needs it. When it is missing, only the scenarios that need this capability could not run; without
   * `for`, nothing is judged.
   */
  for: Type.Optional(Type.String()),
  hint: Type.String(),
})
export type Requirement = Static<typeof Requirement>

/** What is missing, in a sentence that says what to do; undefined when all is there. */
export function missingRequirement(
  subject: string,
  need: Requirement,
  places: { inside: (path: string) => string; importing: string },
): string | undefined {
  if (need.file !== undefined && !existsSync(places.inside(need.file)))
    return `The subject "${subject}" needs ${need.file}, which is not there. ${need.hint}`
  if (need.program !== undefined && !onPath(need.program))
    return `The subject "${subject}" needs the program ${need.program}, which is not on PATH. ${need.hint}`
  if (need.package !== undefined && !isInstalled(need.package, places.importing))
    return `The subject "${subject}" needs the package ${need.package}, which is not installed. ${need.hint}`
  return undefined
}

/** Is there such a package where Node would look for it, from this folder upwards? */
function isInstalled(name: string, folder: string): boolean {
  if (existsSync(join(folder, 'node_modules', name, 'package.json'))) return true
  const above = dirname(folder)
  return above !== folder && isInstalled(name, above)
}

function onPath(program: string): boolean {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat', ''] : ['']
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.some((folder) => endings.some((ending) => existsSync(join(folder, program + ending))))
}
