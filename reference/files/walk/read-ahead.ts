import type { DirectoryEntry, FileSystem } from '../../host/host.ts'

/** Directories that are read before their turn. More bring nothing: the system's own threads are few. */
const AHEAD = 8

/** A directory to be read: as text for people, and as bytes where its name is no UTF-8. */
export interface Directory {
  readonly path: string
  readonly bytes?: Uint8Array
}

/** What a directory holds; nothing when it cannot be read. */
export type Listing = readonly DirectoryEntry[]

/** Reads sibling directories in their order, some before their turn, so that the disk works while entries are looked at. */
export class ReadAhead {
  readonly #directories: readonly Directory[]
  readonly #fs: FileSystem
  readonly #listings: Promise<Listing>[] = []
  #taken = 0

  constructor(directories: readonly Directory[], fs: FileSystem) {
    this.#directories = directories
    this.#fs = fs
  }

  /** The next directory and what it holds; undefined after the last one. */
  next(): { readonly directory: Directory; readonly listing: Promise<Listing> } | undefined {
    const directory = this.#directories[this.#taken]
    if (directory === undefined) return undefined
    for (let at = this.#taken + this.#listings.length; at < this.#taken + AHEAD; at++) {
      const ahead = this.#directories[at]
      if (ahead === undefined) break
      this.#listings.push(list(ahead, this.#fs))
    }
    const listing = this.#listings.shift() ?? list(directory, this.#fs)
    this.#taken += 1
    return { directory, listing }
  }
}

function list({ path, bytes }: Directory, fs: FileSystem): Promise<Listing> {
  return fs.readDirectory(bytes ?? path).catch(() => [])
}
