import type { DirectoryEntry, Host } from '../../host/host.ts'
import type { Units } from '../../units.ts'
import type { IgnoreLayer } from '../ignore/ignore-layers.ts'
import { type Directory, type Listing, ReadAhead } from './read-ahead.ts'

/** Something below the directory that is searched. */
export interface FoundEntry {
  readonly name: string
  /** Relative to the directory that is searched, with `/` between names. */
  readonly path: string
  /** A link to a directory is none. */
  readonly directory: boolean
}

/** See {@link buildWalkTree}. */
export type WalkTree = (
  root: string,
  options: {
    /** Called for each entry in order; the walk ends when it returns false. */
    readonly visit: (entry: FoundEntry) => boolean
    readonly signal?: AbortSignal | undefined
  },
) => Promise<void>

/** A directory on the way down: its entries that are not ignored, and the directories among them. */
interface Level {
  readonly entries: Iterator<FoundEntry>
  readonly directories: ReadAhead
  readonly layer: IgnoreLayer | undefined
}

/**
 * Visits everything below a directory that no ignore file leaves out, sorted by name in each directory, a directory before what it
 * holds. Links are not followed, and what cannot be read is passed over. Holds only the directories on the way down, and some read
 * ahead.
 *
 * @param root absolute path of a directory
 * @throws the system's error when `root` cannot be read
 * Area: FIND.
 */
export function buildWalkTree(units: Units, host: Host): WalkTree {
  return async (root, { visit, signal }) => {
    const { real, layer: above, inRepository } = await units.ignoreAbove(root)
    const open = async (directory: Directory, listing: Listing, layer: IgnoreLayer | undefined) =>
      levelOf(directory, listing, await units.readIgnoreLayer(directory.path, listing, layer, inRepository))
    const levelOf = (directory: Directory, listing: Listing, layer: IgnoreLayer | undefined): Level => {
      const base = withSlash(directory.path)
      const skip = withSlash(real).length
      const entries: FoundEntry[] = []
      const directories: Directory[] = []
      for (const entry of units.sortEntries(listing)) {
        const path = base + entry.name
        const isDirectory = entry.kind === 'directory'
        if (layer && units.isIgnored({ name: entry.name, path, directory: isDirectory }, layer)) continue
        entries.push({ name: entry.name, path: path.slice(skip), directory: isDirectory })
        if (isDirectory) directories.push({ path, ...bytesOf(directory, entry) })
      }
      return { entries: entries.values(), directories: new ReadAhead(directories, host.fs), layer }
    }
    const levels = [await open({ path: real }, await host.fs.readDirectory(real), above)]
    for (let level = levels.at(-1); level !== undefined && !signal?.aborted; level = levels.at(-1)) {
      const { value: entry, done } = level.entries.next()
      if (done) levels.pop()
      else if (!visit(entry)) return
      else if (entry.directory) {
        const next = level.directories.next()
        if (next) levels.push(await open(next.directory, await next.listing, level.layer))
      }
    }
  }
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

/** The path as bytes, where it cannot be told as text. */
function bytesOf(directory: Directory, entry: DirectoryEntry): { bytes?: Uint8Array } {
  if (entry.bytes === undefined && directory.bytes === undefined) return {}
  const encoder = new TextEncoder()
  const above = directory.bytes ?? encoder.encode(directory.path)
  return { bytes: Uint8Array.from([...above, 0x2f, ...(entry.bytes ?? encoder.encode(entry.name))]) }
}
