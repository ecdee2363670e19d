import type { SessionPart, SessionParts } from '../../spec/schema/protocol.ts'
import { type Entry, pi, type SessionManager, type TreeNode } from './pi-package.ts'

/** The parts that are asked for a leaf; the others describe the whole session. */
const atLeaf: ReadonlySet<SessionPart> = new Set(['path', 'context', 'messages', 'modelMessages'])

const answers: { readonly [Part in SessionPart]: (manager: SessionManager) => unknown } = {
  header: (manager) => manager.getHeader(),
  entries: (manager) =>
    manager.getEntries().map(({ id, parentId, type }) => ({ id, parentId: parentId ?? null, type })),
  leaf: (manager) => manager.getLeafId(),
  tree: (manager) => flatten(manager.getTree()),
  path: (manager) => ids(manager.getBranch()),
  context(manager) {
    const { thinkingLevel, model } = manager.buildSessionContext()
    return { thinkingLevel, model, entries: ids(manager.buildContextEntries()) }
  },
  messages: (manager) => manager.buildSessionContext().messages,
  modelMessages: (manager) => pi.convertToLlm(manager.buildSessionContext().messages),
}

/**
 * Answers parts of an open session.
 *
 * @param at answer for this entry (null: before the first) instead of the leaf; the leaf is put back afterwards
 * @throws what pi throws, such as for an unknown entry
 */
export function readParts(
  manager: SessionManager,
  want: readonly SessionPart[],
  at?: string | null,
): SessionParts {
  const parts: SessionParts = {}
  for (const part of want.filter((part) => !atLeaf.has(part))) parts[part] = answers[part](manager)
  const leaf = manager.getLeafId()
  if (at !== undefined) moveLeaf(manager, at)
  try {
    for (const part of want.filter((part) => atLeaf.has(part))) parts[part] = answers[part](manager)
  } finally {
    if (at !== undefined) moveLeaf(manager, leaf ?? null)
  }
  return parts
}

export function moveLeaf(manager: SessionManager, to: string | null): void {
  if (to === null) manager.resetLeaf()
  else manager.branch(to)
}

function ids(entries: readonly Entry[]): string[] {
  return entries.map(({ id }) => id)
}

/** Pre-order, without recursion: a chain may be deeper than the stack. */
export function flatten(roots: readonly TreeNode[]): { id: string; parent: string | null; label?: string }[] {
  const flat: { id: string; parent: string | null; label?: string }[] = []
  const waiting = roots.map((node) => ({ node, parent: null as string | null })).reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { entry, children, label } = next.node
    flat.push({ id: entry.id, parent: next.parent, ...(label === undefined ? {} : { label }) })
    for (const child of children.toReversed()) waiting.push({ node: child, parent: entry.id })
  }
  return flat
}
