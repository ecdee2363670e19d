import type { Content, TreeEntry } from '../../harness/observe/questions.ts'

/** Something that both workspaces hold before the first call. Paths are relative to the workspace, with `/`. */
export type Item =
  | { readonly arrange: 'file'; readonly path: string; readonly content: Content; readonly mode?: number }
  | { readonly arrange: 'directory'; readonly path: string }
  | { readonly arrange: 'symlink'; readonly path: string; readonly target: string }
  | { readonly arrange: 'hardlink'; readonly path: string; readonly target: string }

/** One call of a tool. In `arguments`, `$WORKSPACE` stands for the absolute path of the workspace. */
export interface Call {
  readonly tool: string
  readonly arguments: unknown
}

/** A workspace and the calls that are made there one after another. */
export interface Case {
  readonly items: readonly Item[]
  readonly calls: readonly Call[]
}

/** What a subject answered, with places, times and names of temporary files masked. */
export interface Answer {
  /** The adapter's failure, such as `no-answer`; then nothing else is there. */
  readonly fault?: string
  readonly isError?: boolean
  readonly content?: unknown
  readonly details?: unknown
  readonly structuredContent?: unknown
}

/** One place that differs between the two trees after a call; missing on one side: it is not there. */
export interface TreeDifference {
  readonly path: string
  readonly pi?: Seen
  readonly reference?: Seen
}

/** An entry of a tree, with the content of a file as text, or as base64 where it is no UTF-8. */
export type Seen = Omit<TreeEntry, 'path'> & { readonly text?: string; readonly base64?: string }

/** A call to which pi and the reference answered differently, or after which their trees differ. */
export interface Difference {
  readonly items: readonly Item[]
  /** The calls made in this workspace before, since it was arranged. */
  readonly before: readonly Call[]
  readonly call: Call
  readonly pi: Answer
  readonly reference: Answer
  readonly tree: readonly TreeDifference[]
}

export const PLACE = '$WORKSPACE'

/** The text of an answer; empty when there is none. */
export function textOf({ content }: Answer): string {
  if (!Array.isArray(content)) return ''
  return content
    .map((block: { text?: unknown }) => (typeof block?.text === 'string' ? block.text : ''))
    .join('')
}
