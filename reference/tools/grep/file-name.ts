import type { Host } from '../../host/host.ts'

/** See {@link buildGrepFileName}. */
export type GrepFileName = (path: string) => string

/**
 * The name under which a file is shown: relative to the directory that was searched, with `/` between its parts.
 *
 * @param path as ripgrep tells it for a search of `.`
 * Area: GREP.
 */
export function buildGrepFileName(_units: unknown, host: Host): GrepFileName {
  // Only on Windows does a backslash separate; elsewhere it is part of a name.
  return (path) => (host.platform === 'win32' ? path.replaceAll('\\', '/') : path).replace(/^\.\//, '')
}
