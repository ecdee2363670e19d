/**
 * Inputs, details and structured outputs of the tools read, write, edit and bash.
 * Inputs are what a model may send; further properties are ignored.
 */
import { type Static, Type } from '@sinclair/typebox'

/** A result cut to limits. Bytes are UTF-8 bytes; a final line feed starts no line. */
export const TruncationDetails = Type.Object({
  content: Type.String(),
  truncated: Type.Boolean(),
  truncatedBy: Type.Union([Type.Literal('lines'), Type.Literal('bytes'), Type.Null()]),
  totalLines: Type.Integer(),
  totalBytes: Type.Integer(),
  outputLines: Type.Integer(),
  outputBytes: Type.Integer(),
  lastLinePartial: Type.Boolean(),
  firstLineExceedsLimit: Type.Boolean(),
  maxLines: Type.Integer(),
  maxBytes: Type.Integer(),
})
export type TruncationDetails = Static<typeof TruncationDetails>

export const ReadInput = Type.Object({
  path: Type.String({ description: 'File to read, relative or absolute' }),
  offset: Type.Optional(Type.Number({ description: 'First line to show, counted from 1' })),
  limit: Type.Optional(Type.Number({ description: 'Number of lines to show at most' })),
})
export type ReadInput = Static<typeof ReadInput>
/** Present only when the answer was cut. */
export const ReadDetails = Type.Object({ truncation: TruncationDetails })
export type ReadDetails = Static<typeof ReadDetails>
/** The same text as the content. */
export const ReadOutput = Type.String()
export type ReadOutput = Static<typeof ReadOutput>

export const WriteInput = Type.Object({
  path: Type.String({ description: 'File to write, relative or absolute' }),
  content: Type.String({ description: 'The whole new content' }),
})
export type WriteInput = Static<typeof WriteInput>

/** Replaces one place, found by its text. */
export const Replacement = Type.Object({
  oldText: Type.String({ description: 'Text that occurs once in the file' }),
  newText: Type.String({ description: 'Text to put in its place' }),
})
export type Replacement = Static<typeof Replacement>
export const EditInput = Type.Object({
  path: Type.String({ description: 'File to edit, relative or absolute' }),
  edits: Type.Array(Replacement, {
    description: 'Replacements, all found in the text as it was before the call',
  }),
})
export type EditInput = Static<typeof EditInput>
/** `diff` is for people, `patch` is a unified patch; `firstChangedLine` counts from 1 in the new text. */
export const EditDetails = Type.Object({
  diff: Type.String(),
  patch: Type.String(),
  firstChangedLine: Type.Optional(Type.Integer()),
})
export type EditDetails = Static<typeof EditDetails>

export const BashInput = Type.Object({
  command: Type.String({ description: 'Command for bash' }),
  timeout: Type.Optional(Type.Number({ description: 'Seconds until the command is ended by force' })),
})
export type BashInput = Static<typeof BashInput>
/** Present only when the text was cut. */
export const BashDetails = Type.Object({
  truncation: Type.Optional(TruncationDetails),
  fullOutputPath: Type.Optional(Type.String()),
})
export type BashDetails = Static<typeof BashDetails>
/** `truncated`: `output` lacks its middle, as there was more than 1 MiB. */
export const BashOutput = Type.Object({
  output: Type.String(),
  truncated: Type.Boolean(),
  full_output_path: Type.Optional(Type.String()),
  exit_code: Type.Integer(),
  wall_time_seconds: Type.Number(),
})
export type BashOutput = Static<typeof BashOutput>

/** By tool name: what a model may send, and what the answer carries besides its content. */
export const Tools = {
  read: { input: ReadInput, details: ReadDetails, output: ReadOutput },
  write: { input: WriteInput },
  edit: { input: EditInput, details: EditDetails },
  bash: { input: BashInput, details: BashDetails, output: BashOutput },
} as const
