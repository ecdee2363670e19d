import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the package: the checkout, or the installed package. Absolute, without a final separator. */
export const packageRoot = findRoot(dirname(fileURLToPath(import.meta.url)))

/** Does the program run from TypeScript (a checkout), or from compiled JavaScript (an installed package)? */
export const fromSource = import.meta.url.endsWith('.ts')

export const suiteVersion: string = (
  JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }
).version

/** The file that Node can run for a TypeScript file of this package: itself in a checkout, the compiled one in a package. */
export function runnable(file: string): string {
  if (fromSource || !file.endsWith('.ts')) return file
  const inside = relative(packageRoot, file)
  if (inside.startsWith('..') || inside.startsWith(`dist${sep}`)) return file
  return join(packageRoot, 'dist', inside.replace(/\.ts$/, '.js'))
}

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error('The package of pi-conformance was not found around its own files.')
  return findRoot(above)
}
