import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where a program that was provided for pi lies: `<folder of the manifest>/.programs`. Absolute. */
export const programs = join(manifestFolder(import.meta.dirname), '.programs')

/** The folder that pi gets on its `PATH`; its one program is `fd`. The manifest names it, too. */
export const programsOnPath = join(programs, 'bin')

/** In an installed package this file lies below `dist/`, and the manifest does not. */
function manifestFolder(folder: string): string {
  const above = dirname(folder)
  if (existsSync(join(folder, 'manifest.json'))) return folder
  if (existsSync(join(folder, 'adapters', 'pi', 'manifest.json'))) return join(folder, 'adapters', 'pi')
  if (above === folder)
    throw new Error('The manifest of the adapter of pi was not found around its own files.')
  return manifestFolder(above)
}
