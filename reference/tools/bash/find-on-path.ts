import { posix, win32 } from 'node:path'
import type { Host } from '../../host/host.ts'

/** Absolute path of the first program of that name on the search path; undefined when there is none. */
export async function findOnPath(name: string, host: Host): Promise<string | undefined> {
  const { delimiter, join } = host.platform === 'win32' ? win32 : posix
  const [, path = ''] = Object.entries(host.environment()).find(([key]) => key.toLowerCase() === 'path') ?? []
  for (const folder of path.split(delimiter)) {
    if (folder !== '' && (await isThere(join(folder, name), host))) return join(folder, name)
  }
  return undefined
}

/** Only asks for access: on Windows an alias from the store can be run, but not be looked at. */
export function isThere(path: string, host: Host): Promise<boolean> {
  return host.fs.access(path).then(
    () => true,
    () => false,
  )
}
