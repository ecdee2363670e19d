/**
 * Inputs, details and structured outputs of the tools read, write, edit, bash, powershell, ls, find and grep.
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
/** The same text as the content; for an image its block, and the text as `note`. */
export const ReadOutput = Type.Union([
  Type.String(),
  Type.Object({
    type: Type.Literal('image'),
    data: Type.String({ description: 'base64' }),
    mimeType: Type.String(),
    note: Type.String(),
  }),
])
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

export const LsInput = Type.Object({
  path: Type.Optional(Type.String({ description: 'Directory to list; the working directory when missing' })),
  limit: Type.Optional(Type.Number({ description: 'Number of entries to show at most; 500 when missing' })),
})
export type LsInput = Static<typeof LsInput>
/** Present only when something was left out. */
export const LsDetails = Type.Object({
  truncation: Type.Optional(TruncationDetails),
  entryLimitReached: Type.Optional(Type.Number()),
})
export type LsDetails = Static<typeof LsDetails>

export const FindInput = Type.Object({
  pattern: Type.String({ description: 'Glob for names, or for paths when it has a slash' }),
  path: Type.Optional(
    Type.String({ description: 'Directory to search; the working directory when missing' }),
  ),
  limit: Type.Optional(Type.Number({ description: 'Number of results to show at most; 1000 when missing' })),
})
export type FindInput = Static<typeof FindInput>
/** Present only when something was left out. */
export const FindDetails = Type.Object({
  truncation: Type.Optional(TruncationDetails),
  resultLimitReached: Type.Optional(Type.Number()),
})
export type FindDetails = Static<typeof FindDetails>

export const GrepInput = Type.Object({
  pattern: Type.String({ description: 'Regular expression, or a literal text with `literal`' }),
  path: Type.Optional(
    Type.String({ description: 'File or directory to search; the working directory when missing' }),
  ),
  glob: Type.Optional(Type.String({ description: 'Only files that match this glob' })),
  ignoreCase: Type.Optional(Type.Boolean({ description: 'Do upper and lower case count as the same?' })),
  literal: Type.Optional(Type.Boolean({ description: 'Is the pattern a text and no regular expression?' })),
  context: Type.Optional(Type.Number({ description: 'Lines to show before and after each match' })),
  limit: Type.Optional(Type.Number({ description: 'Number of matches to show at most; 100 when missing' })),
})
export type GrepInput = Static<typeof GrepInput>
/** Present only when something was left out. */
export const GrepDetails = Type.Object({
  truncation: Type.Optional(TruncationDetails),
  matchLimitReached: Type.Optional(Type.Number()),
  linesTruncated: Type.Optional(Type.Boolean()),
})
export type GrepDetails = Static<typeof GrepDetails>

/** By tool name: what a model may send, and what the answer carries besides its content. */
export const Tools = {
  read: { input: ReadInput, details: ReadDetails, output: ReadOutput },
  write: { input: WriteInput },
  edit: { input: EditInput, details: EditDetails },
  bash: { input: BashInput, details: BashDetails, output: BashOutput },
  powershell: { input: BashInput, details: BashDetails, output: BashOutput },
  ls: { input: LsInput, details: LsDetails },
  find: { input: FindInput, details: FindDetails },
  grep: { input: GrepInput, details: GrepDetails },
} as const
