import type { TSchema } from '@sinclair/typebox'
import { Report } from '../../harness/report/report.ts'
import { Manifest } from '../../harness/subject/manifest.ts'
import { Baseline } from '../../harness/verdict/baseline.ts'
import * as messages from '../../spec/schema/messages.ts'
import * as protocol from '../../spec/schema/protocol.ts'
import { entrySchemas, SessionHeader } from '../../spec/schema/session.ts'
import { Tools } from '../../spec/schema/tools.ts'
import { TranscriptHeader } from '../../spec/schema/transcript.ts'

type Document = Readonly<Record<string, unknown>>
type Definitions = Readonly<Record<string, TSchema>>

/** The published schemas, by the name of their file. */
export const documents: Readonly<Record<string, Document>> = {
  'session-header': whole('First line of a session file, version 3', SessionHeader),
  'session-entry': oneOf('Line of a session file, version 3, after the first', entrySchemas),
  message: oneOf('Message in a session, or in its projection', {
    system: messages.SystemMessage,
    user: messages.UserMessage,
    assistant: messages.AssistantMessage,
    toolResult: messages.ToolResultMessage,
    bashExecution: messages.BashExecutionMessage,
    custom: messages.CustomMessage,
    branchSummary: messages.BranchSummaryMessage,
    compactionSummary: messages.CompactionSummaryMessage,
  }),
  'model-message': whole('Message that is sent to a model', messages.ModelMessage),
  tools: collection('What tools take and answer', toolDefinitions()),
  'protocol-message': oneOf('Line of the protocol between harness and adapter', {
    request: protocol.Request,
    notification: protocol.Notification,
    success: protocol.Success,
    failure: protocol.Failure,
  }),
  'protocol-methods': collection('Parameters and results of requests to the subject', {
    ...methodDefinitions(protocol.Methods),
    'cancel.params': protocol.CancelParams,
    'progress.params': protocol.ProgressParams,
  }),
  'protocol-reverse-methods': collection(
    'Parameters and results of requests from the subject',
    methodDefinitions(protocol.ReverseMethods),
  ),
  manifest: whole('Manifest of an adapter', Manifest),
  baseline: whole('Known violations of a subject', Baseline),
  report: whole('Report of a run', Report),
  'transcript-header': whole('First line of a transcript', TranscriptHeader),
}

function whole(title: string, schema: TSchema): Document {
  return { ...heading(title), ...schema }
}

function oneOf(title: string, definitions: Definitions): Document {
  const anyOf = Object.keys(definitions).map((name) => ({ $ref: `#/$defs/${name}` }))
  return { ...heading(title), anyOf, $defs: definitions }
}

/** Accepts anything by itself: each definition is for use by its name. */
function collection(title: string, definitions: Definitions): Document {
  return { ...heading(title), $defs: definitions }
}

function heading(title: string): Document {
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title }
}

/** `scenario/begin` becomes `scenario.begin.params` and `scenario.begin.result`, `$/ping` becomes `ping.params`: names that need no escapes. */
function methodDefinitions(
  methods: Readonly<Record<string, { params: TSchema; result: TSchema }>>,
): Definitions {
  return Object.fromEntries(
    Object.entries(methods).flatMap(([method, { params, result }]) => {
      const name = method.replace(/^\$\//, '').replaceAll('/', '.')
      return [
        [`${name}.params`, params],
        [`${name}.result`, result],
      ]
    }),
  )
}

/** `read.input`, `read.details` and `read.output`, as far as the tool has them. */
function toolDefinitions(): Definitions {
  return Object.fromEntries(
    Object.entries(Tools).flatMap(([tool, parts]) =>
      Object.entries<TSchema>(parts).map(([part, schema]) => [`${tool}.${part}`, schema]),
    ),
  )
}
