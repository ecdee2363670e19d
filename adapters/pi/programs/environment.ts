import { delimiter, dirname } from 'node:path'
import { programsOnPath } from './folder.ts'

const folders = [programsOnPath, ...(await ripgrepFolder())]

/**
 * An environment in which pi finds its programs: `fd` as `provide-fd.ts` left it, and the `rg` of `@vscode/ripgrep`. Their folders
 * hold nothing else and come first, so that an older one of the machine does not count.
 */
export function withPrograms(environment: Readonly<Record<string, string>>): Record<string, string> {
  const path = [...folders, ...(environment['PATH'] ? [environment['PATH']] : [])]
  return { ...environment, PATH: path.join(delimiter) }
}

/** None where the package has no program for this system. */
async function ripgrepFolder(): Promise<string[]> {
  try {
    const { rgPath } = await import('@vscode/ripgrep')
    return [dirname(rgPath)]
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return []
  }
}
