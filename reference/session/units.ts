import type { ReadMessage } from '../../spec/schema/messages.ts'
import type { SessionPart, SessionParts } from '../../spec/schema/protocol.ts'
import type { ReadEntry, ReadHeader } from '../../spec/schema/session.ts'
import type { UnitFactories } from '../units.ts'
import { readEntries } from './context/read-entries.ts'
import { contextSelection } from './context/selection.ts'
import { sessionMessages } from './context/session-messages.ts'
import { contextSettings } from './context/settings.ts'
import { addToIndex } from './index/add-to-index.ts'
import { indexSession } from './index/index-session.ts'
import { type ChainLink, migrateEntry, migrateHeader, writtenVersion } from './migration/migrate.ts'
import { type ParsedLine, parseLine } from './parse/parse-line.ts'
import { isEntry, isHeader } from './parse/recognise.ts'
import { type ScannedLine, type ScanOptions, scanSession } from './parse/scan-session.ts'
import { splitLines } from './parse/split-lines.ts'
import type {
  ContextSettings,
  EntryPlace,
  EntryRecord,
  LabelChange,
  Line,
  ReadBytes,
  ReadEntries,
  SelectedEntry,
  SessionIndex,
  SessionView,
  TreeNode,
} from './session-index.ts'
import { sessionParts } from './session-parts.ts'
import { appendEntry } from './store/append-entry.ts'
import { branchSession } from './store/branch-session.ts'
import { type CreateOptions, createSession } from './store/create-session.ts'
import { type ForkFromOptions, forkFrom } from './store/fork-from.ts'
import { forkSession } from './store/fork-session.ts'
import { type OpenOptions, openSession } from './store/open-session.ts'
import { prepareEntry } from './store/prepare-entry.ts'
import { type ReadRequest, readSession } from './store/read-session.ts'
import type { Session } from './store/session.ts'
import { startsFile, storeEntry } from './store/store-entry.ts'
import { upgradeFile } from './store/upgrade-file.ts'
import { sessionChildren } from './tree/children.ts'
import { sessionLabels } from './tree/labels.ts'
import { sessionName } from './tree/name.ts'
import { sessionPath } from './tree/path.ts'
import { sessionTree } from './tree/tree.ts'
import { newEntryId } from './write/entry-ids.ts'
import { sessionFileName, sessionFolderName } from './write/file-names.ts'
import { type EntryIdentity, type EntryMembers, orderEntry } from './write/order-entry.ts'
import { serializeLine } from './write/serialize-line.ts'
import { checkSessionId, createSessionIds } from './write/session-ids.ts'

/** Sessions: reading their lines, the tree, the context, and storing them. Each is described where it is written. */
export interface SessionUnits {
  // Lines. Pure.
  splitLines(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Line>
  parseLine(bytes: Uint8Array): ParsedLine
  isHeader(value: unknown): value is ReadHeader
  isEntry(value: unknown, writtenVersion: number): value is ReadEntry
  scanSession(lines: AsyncIterable<Line>, options: ScanOptions): AsyncIterable<ScannedLine>
  writtenVersion(header: ReadHeader): number
  migrateHeader(header: ReadHeader): ReadHeader
  migrateEntry(entry: Record<string, unknown>, version: number, link: ChainLink): ReadEntry

  // The index and the tree. Pure.
  indexSession(lines: AsyncIterable<Line>, options: ScanOptions): Promise<SessionIndex>
  addToIndex(index: SessionIndex, entry: ReadEntry, place: EntryPlace): void
  sessionPath(index: SessionIndex, to: string | null): EntryRecord[]
  sessionChildren(index: SessionIndex, parent: string | null): EntryRecord[]
  sessionTree(index: SessionIndex): TreeNode[]
  sessionLabels(index: SessionIndex): Map<unknown, LabelChange>
  sessionName(index: SessionIndex): string | undefined

  // The context. Pure, given a way to read.
  readEntries(
    records: Iterable<EntryRecord>,
    writtenVersion: number,
    readBytes: ReadBytes,
  ): AsyncIterable<ReadEntry>
  contextSelection(path: readonly EntryRecord[]): SelectedEntry[]
  contextSettings(path: readonly EntryRecord[], read: ReadEntries): Promise<ContextSettings>
  sessionMessages(selected: readonly SelectedEntry[], read: ReadEntries): AsyncIterable<ReadMessage>
  sessionParts(view: SessionView, want: readonly SessionPart[], at?: string | null): Promise<SessionParts>

  // Writing.
  newSessionId(): string
  checkSessionId(id: string): void
  newEntryId(taken: { has(id: string): boolean }): string
  sessionFileName(timestamp: string, id: string): string
  sessionFolderName(cwd: string): string
  orderEntry(members: EntryMembers, identity: EntryIdentity): ReadEntry
  serializeLine(value: ReadEntry | ReadHeader): string

  // Sessions over the host. All throw SessionRefusal.
  readSession(request: ReadRequest): Promise<SessionParts>
  openSession(path: string, options?: OpenOptions): Promise<Session>
  createSession(options: CreateOptions): Promise<Session>
  prepareEntry(session: Session, members: EntryMembers): Promise<EntryMembers>
  appendEntry(session: Session, members: EntryMembers): Promise<string>
  storeEntry(session: Session, entry: ReadEntry, line: string): Promise<EntryPlace>
  startsFile(entry: Pick<EntryRecord, 'type' | 'role'> | ReadEntry): boolean
  upgradeFile(session: Session, path: string): Promise<void>
  branchSession(session: Session, to: string | null, summary?: string): Promise<string | null>
  forkSession(session: Session, at: string | null): Promise<Session>
  forkFrom(options: ForkFromOptions): Promise<Session>
}

export const sessionUnits: UnitFactories<SessionUnits> = {
  splitLines: () => splitLines,
  parseLine: () => parseLine,
  isHeader: () => isHeader,
  isEntry: () => isEntry,
  scanSession: (units) => (lines, options) => scanSession(lines, options, units),
  writtenVersion: () => writtenVersion,
  migrateHeader: () => migrateHeader,
  migrateEntry: () => migrateEntry,

  indexSession: (units) => (lines, options) => indexSession(lines, options, units),
  addToIndex: () => addToIndex,
  sessionPath: () => sessionPath,
  sessionChildren: () => sessionChildren,
  sessionTree: (units) => (index) => sessionTree(index, units),
  sessionLabels: () => sessionLabels,
  sessionName: () => sessionName,

  readEntries: (units) => (records, version, bytes) => readEntries(records, version, bytes, units),
  contextSelection: () => contextSelection,
  contextSettings: () => contextSettings,
  sessionMessages: (units) => (selected, read) => sessionMessages(selected, read, units),
  sessionParts: (units) => (view, want, at) => sessionParts(view, want, at, units),

  newSessionId: (_units, host) => createSessionIds(host),
  checkSessionId: () => checkSessionId,
  newEntryId: (_units, host) => (taken) => newEntryId(taken, host),
  sessionFileName: () => sessionFileName,
  sessionFolderName: () => sessionFolderName,
  orderEntry: () => orderEntry,
  serializeLine: () => serializeLine,

  readSession: (units, host) => (request) => readSession(request, units, host),
  openSession:
    (units, host) =>
    (path, options = {}) =>
      openSession(path, options, units, host),
  createSession: (units, host) => (options) => createSession(options, units, host),
  prepareEntry: (units, host) => (session, members) => prepareEntry(session, members, units, host),
  appendEntry: (units, host) => (session, members) => appendEntry(session, members, units, host),
  storeEntry: (units, host) => (session, entry, line) => storeEntry(session, entry, line, units, host),
  startsFile: () => startsFile,
  upgradeFile: (units, host) => (session, path) => upgradeFile(session, path, units, host),
  branchSession: (units, host) => (session, to, summary) => branchSession(session, to, summary, units, host),
  forkSession: (units, host) => (session, at) => forkSession(session, at, units, host),
  forkFrom: (units, host) => (options) => forkFrom(options, units, host),
}
