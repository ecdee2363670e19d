import type { CallSession, ToolCallParams, ToolOptions, ToolResult } from '../../spec/schema/protocol.ts'
import type { Exchange } from '../stdio/handlers.ts'
import { harnessOperations, type Operations } from '../stdio/operations.ts'
import { spawnHookOf } from '../stdio/spawn-hook.ts'
import { pi, runToolCall, type ShellToolOptions, type Tool, type ToolOutput } from './pi-package.ts'

let calls = 0

/**
 * Runs a tool as pi's agent does when a model calls it: repair and check of the arguments, then the tool; a thrown
 * error becomes a result with `isError`. All of this is pi's own `runToolCall`.
 *
 * @param cwd working directory of the tool, unless the call names one
 */
export async function callTool(
  params: ToolCallParams,
  cwd: string,
  signal: AbortSignal,
  exchange: Exchange,
): Promise<ToolResult> {
  const operations = params.operations ? harnessOperations(exchange.call, params.call ?? '') : undefined
  const call = {
    type: 'toolCall',
    id: `call-${++calls}`,
    name: params.name,
    arguments: params.arguments,
  } as const
  const { result, isError } = await runToolCall(call, {
    tools: createTools(params, params.cwd ?? cwd, operations),
    // Seen only by hooks, and there are none.
    assistantMessage: { role: 'assistant', content: [call] },
    context: { messages: [] },
    signal,
    onUpdate: (partial) => exchange.progress(toWire(partial)),
  })
  return { isError, ...toWire(result) }
}

function createTools(params: ToolCallParams, cwd: string, operations: Operations | undefined): Tool[] {
  const options = operations ? { operations } : {}
  const shellOptions = { ...options, ...shellOptionsOf(params.options) }
  return [
    pi.createReadTool(cwd, options),
    pi.createWriteTool(cwd, options),
    pi.createEditTool(cwd, options),
    onBehalfOf(params.session, pi.createBashTool(cwd, shellOptions)),
    onBehalfOf(params.session, pi.createPowerShellTool(cwd, shellOptions)),
    pi.createLsTool(cwd, options),
    pi.createFindTool(cwd, options),
    pi.createGrepTool(cwd, operations ? { operations: grepOperations(operations) } : {}),
  ]
}

/** The one operation that pi's grep lets be supplied; it searches the local disk in any case. */
function grepOperations({ stat }: Operations) {
  return { isDirectory: async (path: string) => (await stat(path)).isDirectory() }
}

/** What pi tells of its tools, each in the words of its own definition. */
export function listTools(cwd: string): readonly object[] {
  const definitions = [
    pi.createReadToolDefinition(cwd),
    pi.createWriteToolDefinition(cwd),
    pi.createEditToolDefinition(cwd),
    pi.createBashToolDefinition(cwd),
    pi.createPowerShellToolDefinition(cwd),
    pi.createLsToolDefinition(cwd),
    pi.createFindToolDefinition(cwd),
    pi.createGrepToolDefinition(cwd),
  ]
  return definitions.map(({ name, parameters, promptSnippet, promptGuidelines }) => ({
    name,
    parameters,
    promptSnippet,
    promptGuidelines,
  }))
}

function shellOptionsOf({ spawnHook, ...options }: ToolOptions = {}): ShellToolOptions {
  return { ...options, ...(spawnHook ? { spawnHook: spawnHookOf(spawnHook) } : {}) }
}

/** pi's agent tells a tool of its session in a fifth argument, which `runToolCall` alone does not have. */
function onBehalfOf(session: CallSession | undefined, tool: Tool): Tool {
  if (session === undefined) return tool
  const { id, file, provider, model, reasoningLevel } = session
  const context = {
    sessionManager: { getSessionId: () => id, getSessionFile: () => file },
    model: model === undefined ? undefined : { provider, id: model },
    thinkingLevel: reasoningLevel,
  }
  return {
    ...tool,
    execute: (call, input, signal, onUpdate) => tool.execute(call, input, signal, onUpdate, context),
  }
}

function toWire({ content = [], details, structuredContent }: ToolOutput): ToolResult {
  return {
    content,
    ...(details === undefined ? {} : { details }),
    ...(structuredContent === undefined ? {} : { structuredContent }),
  }
}
