import type { EditInput } from '../../../spec/schema/tools.ts'
import type { Host } from '../../host/host.ts'
import type { Units } from '../../units.ts'
import { checkAborted } from '../abort.ts'
import { type RunTool, type ToolContext, ToolError, textResult } from '../tool.ts'

/**
 * Replaces texts in a file, all or none. Finding, checking and writing happen in one turn of the file's queue. Once writing has
 * begun it is finished even when aborted: the answer must say what is on the disk.
 *
 * @throws ToolError when there are no edits, the file cannot be used or is no UTF-8 (writing it would change bytes far from the
 * edit), an edit has no single place, or nothing would change
 * Area: EDIT.
 */
export function buildEdit(units: Units, host: Host): RunTool<EditInput> {
  return async (input, context) => {
    if (input.edits.length === 0) {
      throw new ToolError('Edit tool input is invalid. edits must contain at least one replacement.')
    }
    const resolved = units.resolvePath(input.path, context)
    const disk = operationsOf(context, units, host)
    const { oldLines, newLines } = await units.withFileMutation(
      resolved,
      async () => {
        const path = await resolved
        await disk.access(path).catch((error: unknown) => {
          throw new ToolError(`Could not edit file: ${input.path}. Error code: ${codeOf(error)}.`)
        })
        checkAborted(context.signal)
        const original = decode(input.path, await disk.readFile(path))
        checkAborted(context.signal)
        const applied = units.applyEdits(input.path, original, input.edits)
        await disk.writeFile(path, applied.content)
        return applied
      },
      context.signal,
    )
    return textResult(`Successfully replaced ${input.edits.length} block(s) in ${input.path}.`, {
      details: {
        ...units.generateDiffString(oldLines, newLines),
        patch: units.generateUnifiedPatch(input.path, oldLines, newLines),
      },
    })
  }
}

function operationsOf({ operations }: ToolContext, units: Units, host: Host) {
  return (
    operations ?? {
      access: (path: string) => host.fs.access(path, 'read-write'),
      readFile: (path: string) => host.fs.readFile(path),
      writeFile: units.replaceFile,
    }
  )
}

function decode(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new ToolError(
      `Could not edit file: ${path}. It is not valid UTF-8, and editing it would change other bytes.`,
    )
  }
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  return error instanceof Error ? error.message : String(error)
}
