import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/**
 * Relative paths of all that is below a folder, in no order. Links are not followed: one may lead to a folder above it, or out of
 * the folders of a scenario.
 */
export async function namesBelow(folder: string): Promise<string[]> {
  // Without the types of the entries, Node would look for directories at the end of links.
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
