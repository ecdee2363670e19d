/**
 * What the adapter uses of pi, and no more. Declared here instead of taken from pi's own types, so that this project
 * type checks where pi is not installed; `test/adapters/both-adapters.test.ts` runs it against the real one.
 */
import type { ToolOptions } from '../../spec/schema/protocol.ts'
import type { Operations } from '../stdio/operations.ts'
import type { SpawnContext } from '../stdio/spawn-hook.ts'

export type Entry = Record<string, unknown> & { id: string; parentId: string | null; type: string }
export type Message = Record<string, unknown>
export interface TreeNode {
  readonly entry: Entry
  readonly children: readonly TreeNode[]
  readonly label?: string
}
export interface SessionOptions {
  readonly id?: string
  readonly parentSession?: string
}

export interface SessionManager {
  getSessionId(): string
  getSessionFile(): string | undefined
  getSessionDir(): string
  getCwd(): string
  isPersisted(): boolean
  getHeader(): unknown
  getLeafId(): string | null
  getEntries(): Entry[]
  getBranch(): Entry[]
  getTree(): TreeNode[]
  buildContextEntries(): Entry[]
  buildSessionContext(): {
    messages: Message[]
    thinkingLevel: string
    model: { provider: string; modelId: string } | null
  }
  branch(id: string): void
  resetLeaf(): void
  branchWithSummary(
    id: string | null,
    summary: unknown,
    details?: unknown,
    fromHook?: unknown,
    usage?: unknown,
  ): string
  createBranchedSession(leaf: string): string | undefined
  appendMessage(message: unknown): string
  appendThinkingLevelChange(level: unknown): string
  appendModelChange(provider: unknown, modelId: unknown): string
  appendUsage(
    kind: unknown,
    provider: unknown,
    model: unknown,
    usage: unknown,
    note?: unknown,
  ): { id: string }
  appendCompaction(
    summary: unknown,
    firstKept: unknown,
    tokensBefore: unknown,
    details?: unknown,
    fromHook?: unknown,
    usage?: unknown,
  ): string
  appendCustomEntry(customType: unknown, data?: unknown): string
  appendCustomMessageEntry(customType: unknown, content: unknown, display: unknown, details?: unknown): string
  appendSessionInfo(name: unknown): string
  appendContextEdit(target: unknown, replacement: unknown): string
  appendLabelChange(target: unknown, label: unknown): string
}

interface SessionManagerClass {
  create(cwd: string, directory: string, options?: SessionOptions): SessionManager
  open(path: string, directory?: string): SessionManager
  inMemory(cwd: string, options?: SessionOptions, entries?: readonly unknown[]): SessionManager
  forkFrom(source: string, cwd: string, directory: string): SessionManager
}

/** A tool as pi's agent holds it: `runToolCall` repairs and validates the arguments and runs it. */
export interface Tool {
  readonly name: string
  execute(call: string, input: unknown, signal: unknown, onUpdate: unknown, context?: unknown): unknown
}
export interface ShellToolOptions extends Omit<ToolOptions, 'spawnHook'> {
  readonly operations?: Operations
  readonly spawnHook?: (context: SpawnContext) => SpawnContext
}
export interface ToolOutput {
  readonly content?: { type: string }[]
  readonly details?: unknown
  readonly structuredContent?: unknown
}

/** What a tool tells of itself. */
export interface ToolDefinition {
  readonly name: string
  readonly parameters: unknown
  readonly promptSnippet?: unknown
  readonly promptGuidelines?: unknown
}

interface CodingAgent {
  readonly VERSION: string
  readonly SessionManager: SessionManagerClass
  convertToLlm(messages: Message[]): Message[]
  createReadTool(cwd: string, options: { operations?: Operations }): Tool
  createWriteTool(cwd: string, options: { operations?: Operations }): Tool
  createEditTool(cwd: string, options: { operations?: Operations }): Tool
  createBashTool(cwd: string, options: ShellToolOptions): Tool
  createPowerShellTool(cwd: string, options: ShellToolOptions): Tool
  createLsTool(cwd: string, options: { operations?: Operations }): Tool
  createFindTool(cwd: string, options: { operations?: Operations }): Tool
  createGrepTool(cwd: string, options: object): Tool
  createReadToolDefinition(cwd: string): ToolDefinition
  createWriteToolDefinition(cwd: string): ToolDefinition
  createEditToolDefinition(cwd: string): ToolDefinition
  createBashToolDefinition(cwd: string): ToolDefinition
  createPowerShellToolDefinition(cwd: string): ToolDefinition
  createLsToolDefinition(cwd: string): ToolDefinition
  createFindToolDefinition(cwd: string): ToolDefinition
  createGrepToolDefinition(cwd: string): ToolDefinition
  truncateHead(text: unknown, options?: unknown): unknown
  truncateTail(text: unknown, options?: unknown): unknown
  truncateLine(text: unknown, max?: unknown): unknown
  formatSize(bytes: unknown): unknown
  generateDiffString(oldText: unknown, newText: unknown, context?: unknown): unknown
  generateUnifiedPatch(path: unknown, oldText: unknown, newText: unknown, context?: unknown): unknown
}

interface AgentCore {
  runToolCall(
    call: { type: 'toolCall'; id: string; name: string; arguments: unknown },
    options: {
      tools: readonly Tool[]
      assistantMessage: unknown
      context: { messages: readonly unknown[] }
      signal: AbortSignal
      onUpdate: (partial: ToolOutput) => void
    },
  ): Promise<{ result: ToolOutput; isError: boolean }>
}

// The names are variables so that the compiler does not look for packages that may not be there.
const codingAgent = '@earendil-works/pi-coding-agent'
const agentCore = '@earendil-works/pi-agent-core'

export const pi: CodingAgent = await import(codingAgent)
export const { runToolCall }: AgentCore = await import(agentCore)
