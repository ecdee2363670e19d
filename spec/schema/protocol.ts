/**
 * The protocol's envelope: what every message must look like before a rule looks at its content.
 * Any field that a rule judges is `Unknown` here and strict in the rule. Normative text: `spec/protocol.md`.
 */
import { type Static, type TSchema, Type } from '@sinclair/typebox'

export const PROTOCOL_VERSION = '1.0'

/** A request id: a number or a string, never null. */
export const RequestId = Type.Union([Type.Integer(), Type.String()])
export type RequestId = Static<typeof RequestId>

/** Bytes that need not be UTF-8. */
export const Bytes = Type.Object({ base64: Type.String() })
export type Bytes = Static<typeof Bytes>

/** The subject refuses to do what was asked: a result that a rule can expect, not an error. */
export const Refusal = Type.Object({
  refused: Type.Object({ kind: Type.String(), message: Type.String() }),
})
export type Refusal = Static<typeof Refusal>

const orRefusal = <T extends TSchema>(schema: T) => Type.Union([Refusal, schema])

export const RpcError = Type.Object({
  code: Type.Integer(),
  message: Type.String(),
  data: Type.Optional(Type.Unknown()),
})
export type RpcError = Static<typeof RpcError>

export const Request = Type.Object({
  jsonrpc: Type.Literal('2.0'),
  id: RequestId,
  method: Type.String(),
  params: Type.Optional(Type.Unknown()),
})
export const Notification = Type.Object({
  jsonrpc: Type.Literal('2.0'),
  method: Type.String(),
  params: Type.Optional(Type.Unknown()),
})
export const Success = Type.Object({ jsonrpc: Type.Literal('2.0'), id: RequestId, result: Type.Unknown() })
export const Failure = Type.Object({
  jsonrpc: Type.Literal('2.0'),
  id: Type.Union([RequestId, Type.Null()]),
  error: RpcError,
})
export type Request = Static<typeof Request>
export type Notification = Static<typeof Notification>
export type Success = Static<typeof Success>
export type Failure = Static<typeof Failure>
export type Message = Request | Notification | Success | Failure

export const CancelParams = Type.Object({ id: RequestId })
/** `sequence` counts from 0 for each request, without gaps. */
export const ProgressParams = Type.Object({ id: RequestId, sequence: Type.Integer(), value: Type.Unknown() })

/** JSON-RPC error codes; the last one answers a cancelled request. */
export const ErrorCode = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  cancelled: -32800,
} as const

const Initialize = {
  params: Type.Object({ protocolVersion: Type.String(), suiteVersion: Type.String() }),
  result: Type.Object({
    protocolVersion: Type.String(),
    name: Type.String(),
    version: Type.String(),
    language: Type.Optional(Type.String()),
    homepage: Type.Optional(Type.String()),
    /** Names such as `tool.read`, `session.read.leaf`; a name covers everything below it. */
    capabilities: Type.Array(Type.String()),
    /** May one process serve many scenarios? Then `scenario/begin` and `scenario/end` are answered. */
    reuse: Type.Optional(Type.Boolean()),
  }),
}
export type InitializeResult = Static<typeof Initialize.result>

const Empty = Type.Object({})
const ScenarioBegin = {
  params: Type.Object({
    scenario: Type.String(),
    workspace: Type.String(),
    home: Type.String(),
    temp: Type.String(),
    environment: Type.Record(Type.String(), Type.String()),
  }),
  result: Type.Unknown(),
}
export type ScenarioBeginParams = Static<typeof ScenarioBegin.params>

/** What a tool answers; also the value of a progress message while it runs (then without `isError`). Every member is for rules to judge. */
export const ToolResult = Type.Object({
  /** Boolean; a missing one means false. */
  isError: Type.Optional(Type.Unknown()),
  /** Blocks: `{ type: 'text', text }`, `{ type: 'image', data, mimeType }`. */
  content: Type.Optional(Type.Unknown()),
  details: Type.Optional(Type.Unknown()),
  structuredContent: Type.Optional(Type.Unknown()),
})
export type ToolResult = Static<typeof ToolResult>

/** The session on whose behalf a tool is called. */
export const CallSession = Type.Object({
  id: Type.String(),
  /** Absolute path; missing for a session that is not stored. */
  file: Type.Optional(Type.String()),
  /** Both or none. */
  provider: Type.Optional(Type.String()),
  model: Type.Optional(Type.String()),
  reasoningLevel: Type.Optional(Type.String()),
})
export type CallSession = Static<typeof CallSession>

/** How the tool is made that is called; only shells have options. */
export const ToolOptions = Type.Object({
  /** Stands as lines of its own before every command. */
  commandPrefix: Type.Optional(Type.String()),
  /** The shell to use; the default for an empty text. */
  shellPath: Type.Optional(Type.String()),
  /** false: commands are told nothing of the session. */
  exposeSessionEnvironment: Type.Optional(Type.Boolean()),
  /** A hook that changes what is about to be started: text around the command, another directory, more variables. */
  spawnHook: Type.Optional(
    Type.Object({
      before: Type.Optional(Type.String()),
      after: Type.Optional(Type.String()),
      cwd: Type.Optional(Type.String()),
      environment: Type.Optional(Type.Record(Type.String(), Type.String())),
    }),
  ),
})
export type ToolOptions = Static<typeof ToolOptions>

const ToolCall = {
  params: Type.Object({
    name: Type.String(),
    arguments: Type.Unknown(),
    /** Working directory; the workspace when missing. */
    cwd: Type.Optional(Type.String()),
    /** Use the operations that the harness supplies: the tool sends `operation/*` requests instead of touching the disk. */
    operations: Type.Optional(Type.Boolean()),
    /** A label that comes back in every `operation/*` request of this call. */
    call: Type.Optional(Type.String()),
    /** The call was aborted already when it began. */
    aborted: Type.Optional(Type.Boolean()),
    session: Type.Optional(CallSession),
    options: Type.Optional(ToolOptions),
  }),
  result: ToolResult,
}
export type ToolCallParams = Static<typeof ToolCall.params>

/** The tools that are offered in this place: `[{ name, parameters, promptSnippet?, promptGuidelines? }]`, `parameters` being a JSON Schema. */
const ToolList = { params: Empty, result: Type.Object({ tools: Type.Unknown() }) }

const UnitCall = {
  params: Type.Object({ unit: Type.String(), arguments: Type.Array(Type.Unknown()) }),
  result: Type.Object({ value: Type.Unknown() }),
}

/** Parts of a session that can be asked for; each is the sub-capability `session.read.<part>`. */
export const SESSION_PARTS = [
  'header',
  'entries',
  'leaf',
  'path',
  'tree',
  'context',
  'messages',
  'modelMessages',
] as const
export type SessionPart = (typeof SESSION_PARTS)[number]
const Part = Type.Union(SESSION_PARTS.map((part) => Type.Literal(part)))

/**
 * The answers to the parts. Entries are named by id.
 * - `header`: the header object as read
 * - `entries`: every entry in file order, `{ id, parentId, type }`
 * - `leaf`: id or null
 * - `path`: ids from root to leaf
 * - `tree`: nodes in pre-order, `{ id, parent, label? }`; `parent` is the id of the node above in the tree, null for a root
 * - `context`: `{ thinkingLevel, model: { provider, modelId } | null, entries: ids }`
 * - `messages`: the session's messages for that leaf, before conversion
 * - `modelMessages`: what is sent to the model
 */
export const SessionParts = Type.Object({
  header: Type.Optional(Type.Unknown()),
  entries: Type.Optional(Type.Unknown()),
  leaf: Type.Optional(Type.Unknown()),
  path: Type.Optional(Type.Unknown()),
  tree: Type.Optional(Type.Unknown()),
  context: Type.Optional(Type.Unknown()),
  messages: Type.Optional(Type.Unknown()),
  modelMessages: Type.Optional(Type.Unknown()),
})
export type SessionParts = Static<typeof SessionParts>

/** `at`: answer `path`, `context`, `messages` and `modelMessages` for this entry instead of the leaf; null: before the first entry. */
const At = Type.Optional(Type.Union([Type.String(), Type.Null()]))
const SessionRead = {
  params: Type.Object({ path: Type.String(), want: Type.Array(Part), at: At }),
  result: orRefusal(SessionParts),
}

/** A session held open by the subject. `path` is null for a session that is never stored. */
const Opened = Type.Object({
  session: Type.String(),
  id: Type.Unknown(),
  path: Type.Unknown(),
  leaf: Type.Unknown(),
})
const SessionCreate = {
  params: Type.Object({
    cwd: Type.String(),
    /** Directory for the file; null: keep the session in memory only. */
    directory: Type.Union([Type.String(), Type.Null()]),
    id: Type.Optional(Type.String()),
    parentSession: Type.Optional(Type.String()),
  }),
  result: orRefusal(Opened),
}
const SessionOpen = { params: Type.Object({ path: Type.String() }), result: orRefusal(Opened) }
/** `entry` is an entry without `id`, `parentId` and `timestamp`, which the subject sets. */
const SessionAppend = {
  params: Type.Object({
    session: Type.String(),
    entry: Type.Object({ type: Type.String() }, { additionalProperties: true }),
  }),
  result: orRefusal(Type.Object({ id: Type.Unknown() })),
}
/** Moves the leaf to an entry; `to: null` moves it before the first entry. Writes nothing without a summary. */
const SessionBranch = {
  params: Type.Object({
    session: Type.String(),
    to: Type.Union([Type.String(), Type.Null()]),
    summary: Type.Optional(Type.String()),
  }),
  result: orRefusal(Type.Object({ leaf: Type.Unknown() })),
}
const SessionState = {
  params: Type.Object({ session: Type.String(), want: Type.Array(Part), at: At }),
  result: orRefusal(SessionParts),
}
/** Copies the path from the root to `at` into a new session, in the same directory. The handle given stays as it was. */
const SessionFork = {
  params: Type.Object({ session: Type.String(), at: Type.String() }),
  result: orRefusal(Opened),
}
/** Copies a whole session file for another working directory. */
const SessionForkFrom = {
  params: Type.Object({ source: Type.String(), cwd: Type.String(), directory: Type.String() }),
  result: orRefusal(Opened),
}
const SessionClose = { params: Type.Object({ session: Type.String() }), result: Type.Unknown() }

/** Requests that the harness sends. */
export const Methods = {
  initialize: Initialize,
  '$/ping': { params: Empty, result: Type.Unknown() },
  'scenario/begin': ScenarioBegin,
  'scenario/end': { params: Empty, result: Type.Unknown() },
  'tool/call': ToolCall,
  'tool/list': ToolList,
  'unit/call': UnitCall,
  'session/read': SessionRead,
  'session/create': SessionCreate,
  'session/open': SessionOpen,
  'session/append': SessionAppend,
  'session/branch': SessionBranch,
  'session/state': SessionState,
  'session/fork': SessionFork,
  'session/forkFrom': SessionForkFrom,
  'session/close': SessionClose,
} as const
export type MethodName = keyof typeof Methods

const call = { call: Type.String() }
/**
 * Requests that the subject sends back while a tool call with `operations: true` runs.
 * `operation/exec` streams output as progress: each value is `Bytes`. An error answer means that the operation failed:
 * `data.code` carries the system's error code (such as `EACCES`).
 */
export const ReverseMethods = {
  'operation/access': { params: Type.Object({ ...call, path: Type.String() }), result: Type.Unknown() },
  'operation/readFile': { params: Type.Object({ ...call, path: Type.String() }), result: Bytes },
  'operation/writeFile': {
    params: Type.Object({ ...call, path: Type.String(), content: Type.String() }),
    result: Type.Unknown(),
  },
  'operation/mkdir': { params: Type.Object({ ...call, path: Type.String() }), result: Type.Unknown() },
  'operation/exists': {
    params: Type.Object({ ...call, path: Type.String() }),
    result: Type.Object({ exists: Type.Boolean() }),
  },
  'operation/stat': {
    params: Type.Object({ ...call, path: Type.String() }),
    result: Type.Object({ directory: Type.Boolean() }),
  },
  'operation/readdir': {
    params: Type.Object({ ...call, path: Type.String() }),
    result: Type.Object({ names: Type.Array(Type.String()) }),
  },
  'operation/glob': {
    params: Type.Object({
      ...call,
      pattern: Type.String(),
      cwd: Type.String(),
      ignore: Type.Array(Type.String()),
      limit: Type.Number(),
    }),
    result: Type.Object({ paths: Type.Array(Type.String()) }),
  },
  /** A search where the files are. `path` is a file or a directory; `context` and `limit` are whole numbers. */
  'operation/grep': {
    params: Type.Object({
      ...call,
      path: Type.String(),
      pattern: Type.String(),
      glob: Type.Optional(Type.String()),
      ignoreCase: Type.Boolean(),
      literal: Type.Boolean(),
      context: Type.Number(),
      limit: Type.Number(),
    }),
    result: Type.Object({
      lines: Type.Array(
        Type.Object({
          file: Type.String(),
          line: Type.Integer(),
          text: Type.String(),
          match: Type.Boolean(),
        }),
      ),
    }),
  },
  'operation/exec': {
    params: Type.Object({
      ...call,
      command: Type.String(),
      cwd: Type.String(),
      timeout: Type.Optional(Type.Number()),
    }),
    result: Type.Object({ exitCode: Type.Union([Type.Integer(), Type.Null()]) }),
  },
} as const
export type ReverseMethodName = keyof typeof ReverseMethods
