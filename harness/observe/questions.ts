/** Content of a file as a recipe, so that a recording of a large file stays small. */
export type Content =
  | { readonly text: string }
  | { readonly base64: string }
  | { readonly repeat: Content; readonly times: number }
  /** `prefix`, a number, `suffix`, for each number from `from` to `to`. */
  | {
      readonly numbered: {
        readonly prefix: string
        readonly from: number
        readonly to: number
        readonly suffix: string
      }
    }
  | { readonly parts: readonly Content[] }
  | { readonly png: PngRecipe }

/** A picture, so that a recording need not hold a large one. */
export interface PngRecipe {
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** `halves`: the left half is black and the right one white; the width should be a multiple of 16. */
  readonly pixels: 'black' | 'halves' | 'noise'
}

/** What a scenario can arrange in the world, or ask it. Paths are absolute. */
export type Question =
  | { readonly arrange: 'file'; readonly path: string; readonly content: Content; readonly mode?: number }
  | { readonly arrange: 'append'; readonly path: string; readonly content: Content }
  /** A file that begins with a content, and is a hole from there to its size in bytes: NULs that take no room on the disk. */
  | { readonly arrange: 'sparse'; readonly path: string; readonly content: Content; readonly size: number }
  | { readonly arrange: 'directory'; readonly path: string }
  /** Empty files below a directory; a name that ends with `/` is a directory. Many at once, so that a recording stays small. */
  | { readonly arrange: 'entries'; readonly path: string; readonly names: readonly string[] }
  /** An empty file below a directory, whose name is given as bytes, as it need not be UTF-8. */
  | { readonly arrange: 'named-in-bytes'; readonly path: string; readonly name: { readonly base64: string } }
  | { readonly arrange: 'symlink'; readonly path: string; readonly target: string }
  | { readonly arrange: 'hardlink'; readonly path: string; readonly target: string }
  | { readonly arrange: 'mode'; readonly path: string; readonly mode: number }
  | { readonly arrange: 'remove'; readonly path: string }
  | { readonly arrange: 'fifo'; readonly path: string }
  /** A socket to which nobody listens. */
  | { readonly arrange: 'socket'; readonly path: string }
  /** Copies a golden session's file, named by its folder. */
  | { readonly arrange: 'golden'; readonly fixture: string; readonly path: string }
  /** Answer: `FileAnswer`. */
  | { readonly ask: 'file'; readonly path: string; readonly read: boolean }
  /** Answer: names in a directory, sorted by code unit; null when it is not there. */
  | { readonly ask: 'names'; readonly path: string }
  /** Answer: everything below the three folders of the scenario, as `TreeEntry[]` sorted by path. */
  | { readonly ask: 'tree' }
  /** Answer: command lines of living processes that belong to this scenario and contain `containing` (the adapter is not counted). */
  | { readonly ask: 'processes'; readonly containing: string }
  /** Answer: `{ gone, milliseconds }`: waits until no such process lives, for `limit` milliseconds at most. */
  | { readonly ask: 'processes-gone'; readonly containing: string; readonly limit: number }
  /** Answer: `{ appeared, milliseconds }`: waits until the file exists (and is not empty), for `limit` milliseconds at most. */
  | { readonly ask: 'file-appears'; readonly path: string; readonly limit: number }
  /**
   * Ends every instance and looks at what they leave. Answer: `LeftBehind`, without processes whose command line contains one of
   * `expected`. Processes that are ending are given a second to be gone.
   */
  | { readonly ask: 'left-behind'; readonly expected: readonly string[] }
  /** Answer: whether the request is still unanswered. Lets everything that is already on its way arrive first. */
  | { readonly ask: 'pending'; readonly target: number }
  /**
   * Answer: `{ method, params }[]`, every request that the subject has sent back so far, answered or not, in order of arrival.
   * Gives the subject time to send what it has to send.
   */
  | { readonly ask: 'sent-back'; readonly instance: string }
  /** Answer: condition of the place, such as `procfs`. */
  | { readonly ask: 'condition'; readonly name: string }

export interface FileAnswer {
  readonly kind: 'file' | 'directory' | 'symlink' | 'other' | 'missing'
  readonly size?: number
  /** Permission bits, as a number. */
  readonly mode?: number
  readonly inode?: number
  readonly target?: string
  /** Content, when asked for: `text` when it is valid UTF-8, else `base64`. */
  readonly text?: string
  readonly base64?: string
  readonly sha256?: string
}

/** What is there when every instance has ended. */
export interface LeftBehind {
  readonly tree: readonly TreeEntry[]
  /** Command lines. */
  readonly processes: readonly string[]
}

export interface TreeEntry {
  /** `workspace`, `home`, `temp`, or a path below one of them, with `/`. */
  readonly path: string
  readonly kind: 'file' | 'directory' | 'symlink' | 'other'
  readonly mode: number
  readonly size: number
  readonly target?: string
  /** Up to 1 MiB; above, `modified` instead. */
  readonly sha256?: string
  readonly modified?: number
}
