import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Host } from '../../host/host.ts'

/**
 * An absolute path without `.`, `..` and trailing separators. `~` stands for the home directory, `file://` URLs are
 * accepted, and a relative path starts at `base`, or at the home directory without one.
 */
export function resolveSessionPath(given: string, base: string | undefined, host: Host): string {
  const { resolve } = flavour(host)
  const local = given.startsWith('file://') ? fileURLToPath(given) : given
  if (local === '~') return resolve(host.home())
  if (local.startsWith('~/')) return resolve(host.home(), local.slice(2))
  return resolve(base ?? host.home(), local)
}

export function joinPath(directory: string, name: string, host: Host): string {
  return flavour(host).join(directory, name)
}

export function parentDirectory(file: string, host: Host): string {
  return flavour(host).dirname(file)
}

function flavour({ platform }: Host): path.PlatformPath {
  return platform === 'win32' ? path.win32 : path.posix
}
