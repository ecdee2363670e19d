import type { ReadInput } from '../../../spec/schema/tools.ts'
import { OUTPUT_LIMITS } from '../../text/limits.ts'
import type { Units } from '../../units.ts'
import { checkAborted, untilAborted } from '../abort.ts'
import { type RunTool, type ToolContext, ToolError, type ToolResult, textResult } from '../tool.ts'
import type { SelectedLines } from './select-lines.ts'

/**
 * Shows the text of a file, or `limit` lines of it from line `offset` on, cut to 2000 lines and 50 KB, with a notice that says
 * how to go on. The file is streamed: memory is bounded by what is shown.
 *
 * @throws ToolError when offset or limit are no whole numbers of at least 1, the offset is behind the end, the path names
 * no file, or aborted (at once); the system's error when the file cannot be read
 * Area: READ.
 */
export function buildRead(units: Units): RunTool<ReadInput> {
  return async (input, context) => {
    checkCount('offset', input.offset)
    checkCount('limit', input.limit)
    return untilAborted(show(input, context, units), context.signal)
  }
}

async function show(input: ReadInput, context: ToolContext, units: Units): Promise<ToolResult> {
  const path = await units.resolveReadPath(input.path, context)
  const chunks = await units.openText(path, context)
  checkAborted(context.signal)
  const read = await units.readImage(chunks, context.signal)
  if ('answer' in read) return read.answer
  const offset = input.offset ?? 1
  const selected = await units.selectLines(read.bytes, { offset, limit: input.limit })
  if (offset > selected.fileLines) {
    throw new ToolError(`Offset ${offset} is beyond end of file (${selected.fileLines} lines total)`)
  }
  return answer(input, offset, selected, units)
}

function answer(input: ReadInput, offset: number, selected: SelectedLines, units: Units): ToolResult {
  const shown = units.truncateHead(selected.text, OUTPUT_LIMITS)
  const truncation = { ...shown, totalLines: selected.lines, totalBytes: selected.bytes }
  const firstLineBytes = selected.firstLineBytes
  const text = units.readNotice({
    path: input.path,
    offset,
    limit: input.limit,
    selected,
    truncation,
    firstLineBytes,
  })
  return textResult(text, {
    structuredContent: text,
    ...(truncation.truncated ? { details: { truncation } } : {}),
  })
}

function checkCount(name: string, value: number | undefined): void {
  if (value !== undefined && !(Number.isInteger(value) && value >= 1)) {
    throw new ToolError(`Invalid ${name}: expected a whole number of at least 1, received ${value}`)
  }
}
