import { posix } from 'node:path'

/** Links that lead to one another for ever are given up after so many. */
const MOST = 40

/**
 * Where an absolute path leads when the links in it are followed.
 *
 * @param links targets by the absolute path of the link
 */
export function followLinks(path: string, links: ReadonlyMap<string, string>): string {
  let current = path
  for (let count = 0; count < MOST; count++) {
    const next = followFirst(current, links)
    if (next === undefined) return current
    current = next
  }
  return current
}

function followFirst(path: string, links: ReadonlyMap<string, string>): string | undefined {
  for (let end = path.indexOf('/', 1); ; end = path.indexOf('/', end + 1)) {
    const prefix = end === -1 ? path : path.slice(0, end)
    const target = links.get(prefix)
    if (target !== undefined)
      return posix.join(posix.resolve(posix.dirname(prefix), target), path.slice(prefix.length))
    if (end === -1) return undefined
  }
}
