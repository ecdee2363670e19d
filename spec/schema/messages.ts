/**
 * Messages as a writer of session format 3 may write them. A reader accepts more; the rules say what.
 * Message timestamps are milliseconds since 1970-01-01 UTC.
 */
import { type Static, type TSchema, Type } from '@sinclair/typebox'

/** Later versions may add members, so that no object here is closed. */
const open = { additionalProperties: true }
const literals = <T extends string>(...values: T[]) => Type.Union(values.map((value) => Type.Literal(value)))

export const TextContent = Type.Object(
  { type: Type.Literal('text'), text: Type.String(), textSignature: Type.Optional(Type.String()) },
  open,
)
/** `data` is base64. */
export const ImageContent = Type.Object(
  { type: Type.Literal('image'), data: Type.String(), mimeType: Type.String() },
  open,
)
export const ThinkingContent = Type.Object(
  {
    type: Type.Literal('thinking'),
    thinking: Type.String(),
    thinkingSignature: Type.Optional(Type.String()),
    redacted: Type.Optional(Type.Boolean()),
  },
  open,
)
export const ToolCallContent = Type.Object(
  {
    type: Type.Literal('toolCall'),
    id: Type.String(),
    name: Type.String(),
    arguments: Type.Record(Type.String(), Type.Unknown()),
    thoughtSignature: Type.Optional(Type.String()),
    namespace: Type.Optional(Type.String()),
  },
  open,
)

/** Tokens, and their cost in US dollars. */
export const Usage = Type.Object(
  {
    input: Type.Number(),
    output: Type.Number(),
    cacheRead: Type.Number(),
    cacheWrite: Type.Number(),
    cacheWrite1h: Type.Optional(Type.Number()),
    reasoning: Type.Optional(Type.Number()),
    totalTokens: Type.Number(),
    cost: Type.Object(
      {
        input: Type.Number(),
        output: Type.Number(),
        cacheRead: Type.Number(),
        cacheWrite: Type.Number(),
        total: Type.Number(),
      },
      open,
    ),
  },
  open,
)

const textOr = <T extends TSchema>(...blocks: T[]) =>
  Type.Union([Type.String(), Type.Array(Type.Union(blocks))])
const timestamp = Type.Number()
const ToolReference = Type.Object({ name: Type.String() }, open)

export const SystemMessage = Type.Object(
  {
    role: Type.Literal('system'),
    content: textOr(TextContent),
    /** Named parts of the prompt; null removes one. */
    sections: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]))),
    toolsAdded: Type.Optional(Type.Array(ToolReference)),
    toolsRemoved: Type.Optional(Type.Array(ToolReference)),
    timestamp,
  },
  open,
)
export const UserMessage = Type.Object(
  { role: Type.Literal('user'), content: textOr<TSchema>(TextContent, ImageContent), timestamp },
  open,
)
export const AssistantMessage = Type.Object(
  {
    role: Type.Literal('assistant'),
    content: Type.Array(Type.Union([TextContent, ThinkingContent, ToolCallContent])),
    api: Type.String(),
    provider: Type.String(),
    model: Type.String(),
    usage: Usage,
    /** `pending` is for a message that still streams; it is not stored. */
    stopReason: literals('stop', 'length', 'toolUse', 'error', 'aborted', 'deferred'),
    errorMessage: Type.Optional(Type.String()),
    timestamp,
  },
  open,
)
export const ToolResultMessage = Type.Object(
  {
    role: Type.Literal('toolResult'),
    toolCallId: Type.String(),
    toolName: Type.String(),
    content: Type.Array(Type.Union([TextContent, ImageContent])),
    details: Type.Optional(Type.Unknown()),
    usage: Type.Optional(Usage),
    isError: Type.Boolean(),
    timestamp,
  },
  open,
)
export const BashExecutionMessage = Type.Object(
  {
    role: Type.Literal('bashExecution'),
    command: Type.String(),
    output: Type.String(),
    exitCode: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    cancelled: Type.Boolean(),
    truncated: Type.Boolean(),
    fullOutputPath: Type.Optional(Type.String()),
    excludeFromContext: Type.Optional(Type.Boolean()),
    timestamp,
  },
  open,
)
export const CustomMessage = Type.Object(
  {
    role: Type.Literal('custom'),
    customType: Type.String(),
    content: textOr<TSchema>(TextContent, ImageContent),
    display: Type.Boolean(),
    details: Type.Optional(Type.Unknown()),
    timestamp,
  },
  open,
)
/** Comes from a `branch_summary` entry; `fromId` is `root` when nothing was left behind. */
export const BranchSummaryMessage = Type.Object(
  { role: Type.Literal('branchSummary'), summary: Type.String(), fromId: Type.String(), timestamp },
  open,
)
/** Comes from a `compaction` entry. */
export const CompactionSummaryMessage = Type.Object(
  { role: Type.Literal('compactionSummary'), summary: Type.String(), tokensBefore: Type.Number(), timestamp },
  open,
)

/** What a `message` entry may hold. The two summaries exist only in a projection. */
export const StoredMessage = Type.Union([
  SystemMessage,
  UserMessage,
  AssistantMessage,
  ToolResultMessage,
  BashExecutionMessage,
  CustomMessage,
])
export const ProjectedMessage = Type.Union([StoredMessage, BranchSummaryMessage, CompactionSummaryMessage])
/** What is sent to a model. */
export const ModelMessage = Type.Union([SystemMessage, UserMessage, AssistantMessage, ToolResultMessage])

export type Usage = Static<typeof Usage>
export type StoredMessage = Static<typeof StoredMessage>
export type ProjectedMessage = Static<typeof ProjectedMessage>
export type ModelMessage = Static<typeof ModelMessage>

/** A message as a reader meets it: a JSON object of which nothing else is certain. */
export const ReadMessage = Type.Record(Type.String(), Type.Unknown())
export type ReadMessage = Static<typeof ReadMessage>
