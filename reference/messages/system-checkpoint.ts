import type { ReadMessage } from '../../spec/schema/messages.ts'

/**
 * One system message that says what all system messages of a context say together: their texts joined by a blank
 * line, their sections patched by name (null removes one, a section set again keeps its place), their tools removed
 * and added by name. Other roles are passed over.
 *
 * @param timestamp milliseconds
 * @returns undefined when the context has no system message
 */
export function systemCheckpoint(
  messages: readonly ReadMessage[],
  timestamp: number,
): ReadMessage | undefined {
  const system = messages.filter((message) => message['role'] === 'system')
  if (system.length === 0) return undefined
  const sections = mergedSections(system)
  const tools = mergedTools(system)
  return {
    role: 'system',
    content: system
      .map(contentText)
      .filter((text) => text !== '')
      .join('\n\n'),
    ...(sections.size > 0 ? { sections: Object.fromEntries(sections) } : {}),
    ...(tools.length > 0 ? { toolsAdded: tools } : {}),
    timestamp,
  }
}

/** A text, or the texts of its blocks joined by LF. */
function contentText(message: ReadMessage): string {
  const content = message['content']
  if (typeof content === 'string') return content
  return list(content)
    .flatMap((block) => (isObject(block) && block['type'] === 'text' ? [String(block['text'] ?? '')] : []))
    .join('\n')
}

function mergedSections(system: readonly ReadMessage[]): Map<string, unknown> {
  const merged = new Map<string, unknown>()
  for (const { sections } of system) {
    for (const [name, text] of isObject(sections) ? Object.entries(sections) : []) {
      if (text === null) merged.delete(name)
      else merged.set(name, text)
    }
  }
  return merged
}

function mergedTools(system: readonly ReadMessage[]): unknown[] {
  const tools = new Map<unknown, unknown>()
  for (const { toolsRemoved, toolsAdded } of system) {
    for (const tool of list(toolsRemoved)) tools.delete(toolName(tool))
    for (const tool of list(toolsAdded)) tools.set(toolName(tool), tool)
  }
  return [...tools.values()]
}

function toolName(tool: unknown): unknown {
  return isObject(tool) ? tool['name'] : undefined
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
