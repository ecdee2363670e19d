import { Refused } from '../stdio/failures.ts'
import type { SessionManager } from './pi-package.ts'

type Draft = { readonly type: string } & Record<string, unknown>
type Append = (manager: SessionManager, entry: Draft) => string

/** The method of pi's session manager that appends each type of entry. */
const appends: Record<string, Append> = {
  message: (manager, { message }) => manager.appendMessage(message),
  thinking_level_change: (manager, { thinkingLevel }) => manager.appendThinkingLevelChange(thinkingLevel),
  model_change: (manager, { provider, modelId }) => manager.appendModelChange(provider, modelId),
  usage: (manager, { kind, provider, model, usage, note }) =>
    manager.appendUsage(kind, provider, model, usage, note).id,
  compaction: (manager, { summary, firstKeptEntryId = null, tokensBefore, details, fromHook, usage }) =>
    manager.appendCompaction(summary, firstKeptEntryId, tokensBefore, details, fromHook, usage),
  branch_summary: (manager, { summary, details, fromHook, usage }) =>
    manager.branchWithSummary(manager.getLeafId(), summary, details, fromHook, usage),
  custom: (manager, { customType, data }) => manager.appendCustomEntry(customType, data),
  custom_message: (manager, { customType, content, display, details }) =>
    manager.appendCustomMessageEntry(customType, content, display, details),
  session_info: (manager, { name }) => manager.appendSessionInfo(name),
  context_edit: (manager, { targetId, replacement }) => manager.appendContextEdit(targetId, replacement),
  label: (manager, { targetId, label }) => manager.appendLabelChange(targetId, label),
}

/**
 * Appends an entry below the leaf.
 *
 * @returns the id that pi gave it
 * @throws Refused `invalid-entry` for a type that pi offers no method for
 */
export function appendEntry(manager: SessionManager, entry: Draft): string {
  const append = Object.hasOwn(appends, entry.type) ? appends[entry.type] : undefined
  if (append === undefined)
    throw new Refused('invalid-entry', `pi cannot append an entry of type "${entry.type}"`)
  return append(manager, entry)
}
