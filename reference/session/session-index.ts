import type { ReadEntry, ReadHeader } from '../../spec/schema/session.ts'

/** Where an entry is: bytes of the file, or in memory while it is not stored. */
export type EntryPlace = { readonly offset: number; readonly length: number } | { readonly entry: ReadEntry }

/** What is kept in memory of an entry. The entry itself is parsed when it is asked for. */
export interface EntryRecord {
  readonly id: string
  /** As written: anything, though only a text that names an entry leads anywhere. */
  readonly parentId: unknown
  readonly type: string
  /** Milliseconds since 1970-01-01 UTC; 0 when the timestamp cannot be read. */
  readonly time: number
  readonly place: EntryPlace
  /** Role of a `message` entry. */
  readonly role?: unknown
  /** First kept entry of a compaction, as written or as found by migration. */
  readonly firstKept?: unknown
  /** Target of a context edit; missing when the edit is not valid. */
  readonly target?: unknown
}

/** A line that sets or clears a label. */
export interface LabelChange {
  readonly target: unknown
  /** Empty, null or missing: cleared. */
  readonly label: unknown
  readonly timestamp: unknown
}

/** A session in memory. Only `addToIndex` adds to it. */
export interface SessionIndex {
  readonly header: ReadHeader
  /** Version of the format in which the file was written; compared as a number, so that NaN is possible. */
  readonly writtenVersion: number
  /** One record for each id, in the place of its first line, with the content of its last. */
  readonly records: EntryRecord[]
  /** Position in `records` by id. */
  readonly positions: Map<string, number>
  /** In the order of the lines. */
  readonly labelChanges: LabelChange[]
  /** Names in the order of the lines, as written. */
  readonly names: unknown[]
  /** Id of the entry on the last line that holds one. */
  last: string | null
}

/** A line of a file, without its line feed. */
export interface Line {
  readonly bytes: Uint8Array
  /** Of its first byte in the file. */
  readonly offset: number
  /** False for a last line without a line feed. */
  readonly terminated: boolean
}

/** A node of the tree, in pre-order. */
export interface TreeNode {
  readonly id: string
  /** Id of the node above; null for a root. */
  readonly parent: string | null
  readonly label?: unknown
}

/** An entry that takes part in the context, and the edit in force for it. */
export interface SelectedEntry {
  readonly record: EntryRecord
  /** It stands before the compaction, which keeps it. */
  readonly kept: boolean
  readonly edit?: EntryRecord
}

export interface ContextSettings {
  readonly thinkingLevel: unknown
  readonly model: { readonly provider: unknown; readonly modelId: unknown } | null
}

/** Yields the entries of these records, in their order. */
export type ReadEntries = (records: Iterable<EntryRecord>) => AsyncIterable<ReadEntry>

/** What the parts of a session are answered from. */
export interface SessionView {
  readonly index: SessionIndex
  /** Id of the entry that the next one hangs below; null before the first. */
  readonly leaf: string | null
  readonly read: ReadEntries
}

/** Yields the bytes of a file from `start` up to and without `end`. */
export type ReadBytes = (start: number, end: number) => AsyncIterable<Uint8Array>
