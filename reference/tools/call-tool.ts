import { Tools } from '../../spec/schema/tools.ts'
import type { Units } from '../units.ts'
import { checkAborted } from './abort.ts'
import { type ToolContext, ToolError, type ToolResult, textResult } from './tool.ts'

/** See {@link buildCallTool}. */
export type CallTool = (name: string, args: unknown, context: ToolContext) => Promise<ToolResult>

/**
 * Answers a model's call of a tool: repairs and checks the arguments, runs the tool, and turns a failure into an answer.
 * Never rejects.
 *
 * Area: TOOL.
 */
export function buildCallTool(units: Units): CallTool {
  return async (name, args, context) => {
    try {
      return await run(name, args, context, units)
    } catch (error) {
      return failure(error)
    }
  }
}

async function run(name: string, args: unknown, context: ToolContext, units: Units): Promise<ToolResult> {
  // Before anything else: what was given up is not judged any more. Rule TOOL-019.
  checkAborted(context.signal)
  if (!isToolName(name)) throw new ToolError(`Tool ${name} not found`)
  const prepared = name === 'edit' ? units.repairEditArguments(args) : args
  const input = units.validateArguments(name, Tools[name].input, prepared)
  // The schema that was checked is the one from which each tool's input type is derived.
  return units[`${name}Tool`](input as never, context)
}

function isToolName(name: string): name is keyof typeof Tools {
  return Object.hasOwn(Tools, name)
}

function failure(error: unknown): ToolResult {
  const message = error instanceof Error ? error.message : String(error)
  return textResult(message, { isError: true, details: {} })
}
