/**
 * Lines of a session file of version 3, as a writer may write them: one JSON object a line, ended by LF, the header first.
 * The order of the members here is the order in which they are written. A reader accepts more; the rules say what.
 */
import { type Static, type TProperties, Type } from '@sinclair/typebox'
import { StoredMessage, SystemMessage, Usage } from './messages.ts'

export const SESSION_VERSION = 3

/** ISO 8601 in UTC with three digits of a second: `2026-11-30T20:43:10.199Z`. */
const Instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' })
const EntryId = Type.String({
  pattern: '^([0-9a-f]{8}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$',
})
const identity = {
  id: EntryId,
  /** Null for a root. */
  parentId: Type.Union([EntryId, Type.Null()]),
  timestamp: Instant,
}
const open = { additionalProperties: true }
const entry = <Name extends string, T extends TProperties>(type: Name, members: T) =>
  Type.Object({ type: Type.Literal(type), ...identity, ...members }, open)

/** Letters, digits, `-`, `_` and `.`; a letter or digit at both ends. */
export const SESSION_ID_PATTERN = '^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$'

export const SessionHeader = Type.Object(
  {
    type: Type.Literal('session'),
    version: Type.Literal(SESSION_VERSION),
    id: Type.String({ pattern: SESSION_ID_PATTERN }),
    timestamp: Instant,
    /** Absolute path of the working directory. */
    cwd: Type.String(),
    /** Path of the session file that this one was copied from. */
    parentSession: Type.Optional(Type.String()),
  },
  open,
)

export const MessageEntry = entry('message', { message: StoredMessage })
export const ThinkingLevelChangeEntry = entry('thinking_level_change', { thinkingLevel: Type.String() })
export const ModelChangeEntry = entry('model_change', { provider: Type.String(), modelId: Type.String() })
export const SessionInfoEntry = entry('session_info', { name: Type.String() })
export const UsageEntry = entry('usage', {
  kind: Type.String(),
  provider: Type.String(),
  model: Type.String(),
  usage: Usage,
  note: Type.Optional(Type.String({ minLength: 1 })),
})
export const CompactionEntry = entry('compaction', {
  summary: Type.String(),
  firstKeptEntryId: Type.String(),
  tokensBefore: Type.Number(),
  details: Type.Optional(Type.Unknown()),
  usage: Type.Optional(Usage),
  fromHook: Type.Optional(Type.Boolean()),
  /** The prompt and tools in force when the compaction was made. */
  systemMessage: Type.Optional(SystemMessage),
})
export const BranchSummaryEntry = entry('branch_summary', {
  /** The leaf that was left, or `root`. */
  fromId: Type.String(),
  summary: Type.String(),
  details: Type.Optional(Type.Unknown()),
  usage: Type.Optional(Usage),
  fromHook: Type.Optional(Type.Boolean()),
})
export const ContextEditEntry = entry('context_edit', {
  targetId: Type.String(),
  /** Null takes the target out of the context. */
  replacement: Type.Union([
    Type.Null(),
    Type.Object({ content: Type.Union([Type.String(), Type.Array(Type.Unknown())]) }, open),
  ]),
})
/** Without a label, or with an empty one, the target's label is cleared. */
export const LabelEntry = entry('label', { targetId: Type.String(), label: Type.Optional(Type.String()) })

/** Kept for programs: not part of the context. Its own members stand before the identity. */
export const CustomEntry = Type.Object(
  {
    type: Type.Literal('custom'),
    customType: Type.String(),
    data: Type.Optional(Type.Unknown()),
    ...identity,
  },
  open,
)
/** Part of the context. Its own members stand before the identity. */
export const CustomMessageEntry = Type.Object(
  {
    type: Type.Literal('custom_message'),
    customType: Type.String(),
    content: Type.Union([Type.String(), Type.Array(Type.Unknown())]),
    display: Type.Boolean(),
    details: Type.Optional(Type.Unknown()),
    ...identity,
  },
  open,
)

export const entrySchemas = {
  message: MessageEntry,
  thinking_level_change: ThinkingLevelChangeEntry,
  model_change: ModelChangeEntry,
  session_info: SessionInfoEntry,
  usage: UsageEntry,
  compaction: CompactionEntry,
  branch_summary: BranchSummaryEntry,
  context_edit: ContextEditEntry,
  label: LabelEntry,
  custom: CustomEntry,
  custom_message: CustomMessageEntry,
} as const
export type EntryType = keyof typeof entrySchemas
export const SessionEntry = Type.Union(Object.values(entrySchemas))
export type SessionHeader = Static<typeof SessionHeader>

/** A header as a reader accepts it. */
export const ReadHeader = Type.Object({ type: Type.Literal('session'), id: Type.String() }, open)
/** An entry as a reader meets it: of any type, with any members. */
export const ReadEntry = Type.Object({ type: Type.String(), id: Type.String() }, open)
export type ReadHeader = Static<typeof ReadHeader> & Readonly<Record<string, unknown>>
export type ReadEntry = Static<typeof ReadEntry> & Readonly<Record<string, unknown>>
